import type request from 'supertest';
import { newVisitKey, signedVisitKey, visitCookie } from '../features/visits/visit-cookie.ts';
import { derivedKey } from '../shared/sealing/master-key.ts';

/** A visit cookie like that of a page, as a service in tests may have no pages. */
export const pageCookie = (master: Buffer): string =>
  `${visitCookie}=${signedVisitKey(newVisitKey(), derivedKey(master, 'visits'))}`;

/** Sets the visit cookie, as if the client had opened a page. */
export const withPageCookie = (agent: ReturnType<typeof request.agent>, master: Buffer) => {
  agent.jar.setCookie(pageCookie(master), '127.0.0.1', '/');
  return agent;
};

import type request from 'supertest';
import { newVisitKey, signedVisitKey, visitCookie } from '../features/visits/visit-cookie.ts';
import { derivedKey } from '../shared/sealing/master-key.ts';

/** A visit cookie as a page gives it, for the Cookie header: a service in tests may have no pages. */
export const pageCookie = (master: Buffer): string =>
  `${visitCookie}=${signedVisitKey(newVisitKey(), derivedKey(master, 'visits'))}`;

/** Gives somebody a visit cookie, as if they had opened a page. */
export const withPageCookie = (agent: ReturnType<typeof request.agent>, master: Buffer) => {
  agent.jar.setCookie(pageCookie(master), '127.0.0.1', '/');
  return agent;
};

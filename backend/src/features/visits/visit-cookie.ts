import type { Response } from 'express';
import type { HennaRequest } from '../../shared/http/request.ts';
import { newVisitKey, signedVisit, visitCookie, visitKeyOf, visitMs } from './visitor.ts';

/** Sets the visit cookie, a new one or for longer. Only a page gives a new one. */
export const giveVisitCookie = (request: HennaRequest, response: Response, secret: Buffer, secure: boolean): void => {
  const key = visitKeyOf(request.headers.cookie, secret) ?? newVisitKey();
  response.cookie(visitCookie, signedVisit(key, secret), { maxAge: visitMs, httpOnly: true, sameSite: 'lax', secure });
};

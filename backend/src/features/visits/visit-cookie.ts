import type { Response } from 'express';
import type { HennaRequest } from '../../shared/http/request.ts';
import { newVisitKey, signedVisit, visitCookie, visitKeyOf, visitMs } from './visitor.ts';

/** Sets the visit cookie, new or slid on; `known` is the key it came with. */
export const giveVisitCookie = (
  request: HennaRequest,
  response: Response,
  secret: Buffer,
  secure: boolean,
): { readonly key: string; readonly known: boolean } => {
  const known = visitKeyOf(request.headers.cookie, secret);
  const key = known ?? newVisitKey();
  response.cookie(visitCookie, signedVisit(key, secret), { maxAge: visitMs, httpOnly: true, sameSite: 'lax', secure });
  return { key, known: known !== undefined };
};

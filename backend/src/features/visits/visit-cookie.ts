import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Response } from 'express';
import type { HennaRequest } from '../../shared/http/request.ts';

/** A visit ends this long after the last request, in ms. */
export const visitMs = 30 * 60 * 1_000;
export const visitCookie = 'visit';

const signature = (key: string, secret: Buffer) =>
  createHmac('sha256', secret).update(key).digest('base64url').slice(0, 22);

/** The value of the visit cookie: a random key and its signature. */
export const signedVisitKey = (key: string, secret: Buffer): string => `${key}.${signature(key, secret)}`;

export const newVisitKey = (): string => randomBytes(12).toString('base64url');

/** The key of the visit cookie in a Cookie header; `undefined` if it is missing or forged. */
export const verifiedVisitKey = (cookies: string | undefined, secret: Buffer): string | undefined => {
  const value = new RegExp(`(?:^|;\\s*)${visitCookie}=([\\w-]{16})\\.([\\w-]{22})(?:;|$)`).exec(cookies ?? '');
  if (!value?.[1] || !value[2]) return undefined;
  return timingSafeEqual(Buffer.from(value[2]), Buffer.from(signature(value[1], secret))) ? value[1] : undefined;
};

/** Sets a new visit cookie or extends the present one. */
export const setVisitCookie = (request: HennaRequest, response: Response, secret: Buffer, secure: boolean): void => {
  const key = verifiedVisitKey(request.headers.cookie, secret) ?? newVisitKey();
  response.cookie(visitCookie, signedVisitKey(key, secret), {
    maxAge: visitMs,
    httpOnly: true,
    sameSite: 'lax',
    secure,
  });
};

import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** How long a visit lasts after its last sign, in ms. */
export const visitMs = 30 * 60 * 1_000;
export const visitCookie = 'visit';

const mark = (key: string, secret: Buffer) => createHmac('sha256', secret).update(key).digest('base64url').slice(0, 22);

/** The value of a visit cookie: a random key and its mark. */
export const signedVisit = (key: string, secret: Buffer): string => `${key}.${mark(key, secret)}`;

export const newVisitKey = (): string => randomBytes(12).toString('base64url');

/** The key of the visit cookie in a Cookie header; `undefined` when there is none or it is not ours. */
export const visitKeyOf = (cookies: string | undefined, secret: Buffer): string | undefined => {
  const value = new RegExp(`(?:^|;\\s*)${visitCookie}=([\\w-]{16})\\.([\\w-]{22})(?:;|$)`).exec(cookies ?? '');
  if (!value?.[1] || !value[2]) return undefined;
  return timingSafeEqual(Buffer.from(value[2]), Buffer.from(mark(value[1], secret))) ? value[1] : undefined;
};

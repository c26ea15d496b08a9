import { randomBytes } from 'node:crypto';

/** Long enough to find a mail, too short to be found by others later. */
const validMs = 30 * 60_000;

export interface NewLink {
  /** In the address of the link; only its hash may be stored. */
  readonly token: string;
  readonly url: string;
  /** Half an hour from now. */
  readonly expiresAt: Date;
}

/** A link to a page of the client, with a random token. */
export const newLink = (path: string, publicUrl: URL): NewLink => {
  const token = randomBytes(32).toString('base64url');
  const url = new URL(path, publicUrl);
  url.searchParams.set('token', token);
  return { token, url: url.href, expiresAt: new Date(Date.now() + validMs) };
};

import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import session, { type SessionData } from 'express-session';
import { LRUCache } from 'lru-cache';
import type { HennaRequest } from '../../shared/http/request.ts';
import { lifetimeMs, type SessionStore } from './session-store.ts';

declare module 'express-session' {
  interface SessionData {
    /** Time of the sign-in, ms since 1970. */
    startedAt: number;
    /** Time of the last authentication, by password or at the identity provider, ms since 1970. */
    authenticatedAt: number;
    userAgent: string | null;
    /** The identity provider requires it to sign the member out. */
    idToken?: string;
  }
}

const maxUserAgent = 300;
const maxVerified = 5_000;
/** Readable by scripts and without any secret: pages, which are the same for everybody, choose their header by it. */
const signedInCookie = 'signed_in';
const signedInOptions = { sameSite: 'lax', path: '/' } as const;
/** An authentication counts as fresh for this long. */
export const freshMs = 10 * 60_000;

/** Only signing in creates a session. */
export const sessionMiddleware = (store: SessionStore, publicUrl: URL, secret: string): RequestHandler => {
  const secure = publicUrl.protocol === 'https:';
  const name = secure ? '__Host-session' : 'session';
  const handle = session({
    name,
    secret,
    resave: false,
    saveUninitialized: false,
    proxy: secure,
    cookie: { httpOnly: true, sameSite: 'lax', secure, path: '/', maxAge: lifetimeMs },
    store,
  });
  const secretOf = signedSecret(name, secret);
  return (request, response, next) => {
    const sessionID = isContribution(request) ? secretOf(request.headers.cookie) : undefined;
    const cached = sessionID === undefined ? undefined : store.cached(sessionID);
    if (cached) {
      Object.assign(request, { session: cached, sessionID });
      return next();
    }
    if (!secure) return handle(request, response, next);
    // express-session sets no Secure cookie without this header. With an https PUBLIC_URL every request comes by TLS.
    request.headers['x-forwarded-proto'] = 'https';
    handle(request, response, next);
  };
};

/** Routes that read the member of their session and nothing else: they do without what express-session adds to it. */
export const isContribution = ({ method, originalUrl }: Request): boolean =>
  method !== 'GET' && /^\/api\/(?:votes|ratings|comments)(?:[/?]|$)/.test(originalUrl);

/** Reads the secret from a cookie as express-session writes it; `undefined` for every other, which express-session judges. */
const signedSecret = (name: string, key: string) => {
  const pattern = new RegExp(`(?:^|;\\s*)${name}=s%3A([\\w-]{32})\\.([^;\\s]{43,80})(?=;|$)`, 'g');
  /** Secrets by cookies whose signature was right. */
  const verified = new LRUCache<string, string>({ max: maxVerified });
  return (cookies: string | undefined): string | undefined => {
    const [found, ...more] = cookies?.matchAll(pattern) ?? [];
    if (!found || more.length > 0) return undefined;
    const [, secret = '', signature = ''] = found;
    const cookie = `${secret}.${signature}`;
    if (verified.has(cookie)) return verified.get(cookie);
    if (!isEqual(signature, encodeURIComponent(signatureOf(secret, key)))) return undefined;
    verified.set(cookie, secret);
    return secret;
  };
};

const isEqual = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** As cookie-signature makes it. */
const signatureOf = (secret: string, key: string) =>
  createHmac('sha256', key).update(secret).digest('base64').replace(/=+$/, '');

/** Signs in under a new session id. `startedAt` and `authenticatedAt` are now by default. */
export const startSession = async (
  request: HennaRequest,
  userId: string,
  sessionData: Partial<Pick<SessionData, 'startedAt' | 'authenticatedAt' | 'idToken'>> = {},
): Promise<void> => {
  await promisified((done) => request.session.regenerate(done));
  const now = Date.now();
  const { startedAt = now } = sessionData;
  Object.assign(request.session, {
    userId,
    authenticatedAt: now,
    userAgent: request.headers['user-agent']?.slice(0, maxUserAgent) ?? null,
    ...sessionData,
    startedAt,
  });
  // A session that continues under a new id gets no new lifetime.
  request.session.cookie.maxAge = startedAt + lifetimeMs - now;
  await promisified((done) => request.session.save(done));
  const { res: response } = request;
  const { maxAge, secure } = request.session.cookie;
  if (!response) return;
  response.locals['signedInCookie'] = () =>
    response.cookie(signedInCookie, '1', { ...signedInOptions, maxAge, secure: secure === true });
};

/** Deletes the session from the store. */
export const endSession = ({ session, res }: HennaRequest): Promise<void> => {
  res?.clearCookie(signedInCookie, signedInOptions);
  return promisified((done) => session.destroy(done));
};

/** Whether the member authenticated within the last ten minutes. */
export const isFreshSignIn = ({ session }: HennaRequest): boolean =>
  Date.now() - ((session as Partial<SessionData>).authenticatedAt ?? 0) < freshMs;

const promisified = (call: (done: (error?: Error) => void) => void): Promise<void> =>
  new Promise((resolve, reject) => call((error) => (error ? reject(error) : resolve())));

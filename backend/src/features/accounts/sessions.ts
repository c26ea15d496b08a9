import type { RequestHandler } from 'express';
import session, { type SessionData } from 'express-session';
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
/** An authentication counts as fresh for this long. */
export const freshMs = 10 * 60_000;

/** Only signing in creates a session. */
export const sessionMiddleware = (store: SessionStore, publicUrl: URL, secret: string): RequestHandler => {
  const secure = publicUrl.protocol === 'https:';
  const handle = session({
    name: secure ? '__Host-session' : 'session',
    secret,
    resave: false,
    saveUninitialized: false,
    proxy: secure,
    cookie: { httpOnly: true, sameSite: 'lax', secure, path: '/', maxAge: lifetimeMs },
    store,
  });
  if (!secure) return handle;
  return (request, response, next) => {
    // express-session sets no Secure cookie without this header. With an https PUBLIC_URL every request comes by TLS.
    request.headers['x-forwarded-proto'] = 'https';
    handle(request, response, next);
  };
};

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
};

/** Deletes the session from the store. */
export const endSession = ({ session }: HennaRequest): Promise<void> => promisified((done) => session.destroy(done));

/** Whether the member authenticated within the last ten minutes. */
export const isFreshSignIn = ({ session }: HennaRequest): boolean =>
  Date.now() - ((session as Partial<SessionData>).authenticatedAt ?? 0) < freshMs;

const promisified = (call: (done: (error?: Error) => void) => void): Promise<void> =>
  new Promise((resolve, reject) => call((error) => (error ? reject(error) : resolve())));

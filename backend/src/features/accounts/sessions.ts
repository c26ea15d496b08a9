import type { RequestHandler } from 'express';
import session, { type SessionData } from 'express-session';
import type { HennaRequest } from '../../shared/http/request.ts';
import { lifetimeMs, type SessionStore } from './session-store.ts';

declare module 'express-session' {
  interface SessionData {
    /** When the member signed in here, ms since 1970. */
    startedAt: number;
    /** When the member last proved who they are, by password or to the identity provider, ms since 1970. */
    authenticatedAt: number;
    userAgent: string | null;
    /** What the identity provider wants to see when it is to sign the member out as well. */
    idToken?: string;
  }
}

const longestUserAgent = 300;
/** For so long it counts that somebody proved who they are. */
export const freshMs = 10 * 60_000;

/** The session cookie and its store. Only signing in makes a session. */
export const sessions = (store: SessionStore, publicUrl: URL, secret: string): RequestHandler => {
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
    // Without this header express-session sets no Secure cookie. PUBLIC_URL says already that everybody comes by TLS.
    request.headers['x-forwarded-proto'] = 'https';
    handle(request, response, next);
  };
};

/** Signs in: the session gets a new id and the member's. `authenticatedAt` is now unless told. */
export const startSession = async (
  request: HennaRequest,
  userId: string,
  known: Partial<Pick<SessionData, 'startedAt' | 'authenticatedAt' | 'idToken'>> = {},
): Promise<void> => {
  await settled((done) => request.session.regenerate(done));
  const now = Date.now();
  const { startedAt = now } = known;
  Object.assign(request.session, {
    userId,
    authenticatedAt: now,
    userAgent: request.headers['user-agent']?.slice(0, longestUserAgent) ?? null,
    ...known,
    startedAt,
  });
  // A session that goes on under a new id has no new lifetime.
  request.session.cookie.maxAge = startedAt + lifetimeMs - now;
  await settled((done) => request.session.save(done));
};

/** Signs out: the session is gone from the store. */
export const endSession = ({ session }: HennaRequest): Promise<void> => settled((done) => session.destroy(done));

/** Whether the member proved who they are within the last ten minutes. */
export const isFreshSignIn = ({ session }: HennaRequest): boolean =>
  Date.now() - ((session as Partial<SessionData>).authenticatedAt ?? 0) < freshMs;

const settled = (call: (done: (error?: Error) => void) => void): Promise<void> =>
  new Promise((resolve, reject) => call((error) => (error ? reject(error) : resolve())));

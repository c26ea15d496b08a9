import type { RequestHandler } from 'express';
import MongoStore from 'connect-mongo';
import session from 'express-session';
import type { HennaRequest } from '../../shared/http/request.ts';
import type { Databases } from '../../shared/stores/databases.ts';
import { privateDatabase } from '@henna/contracts';

const daysKept = 30;
const seconds = 24 * 60 * 60;

/** The session cookie and its store. Only signing in makes a session. */
export const sessions = (databases: Databases, publicUrl: URL, secret: string): RequestHandler => {
  const secure = publicUrl.protocol === 'https:';
  return session({
    name: secure ? '__Host-session' : 'session',
    secret,
    resave: false,
    saveUninitialized: false,
    proxy: secure,
    cookie: { httpOnly: true, sameSite: 'lax', secure, path: '/', maxAge: daysKept * seconds * 1_000 },
    store: MongoStore.create({
      client: databases.client,
      dbName: privateDatabase,
      collectionName: 'sessions',
      ttl: daysKept * seconds,
      touchAfter: seconds,
      stringify: false,
    }),
  });
};

/** Signs in: the session gets a new id and the member's. */
export const startSession = (request: HennaRequest, userId: string): Promise<void> =>
  new Promise((resolve, reject) =>
    request.session.regenerate((error: unknown) => {
      if (error) return reject(error instanceof Error ? error : new Error(String(error)));
      request.session.userId = userId;
      request.session.save((failed: unknown) =>
        failed ? reject(failed instanceof Error ? failed : new Error(String(failed))) : resolve(),
      );
    }),
  );

/** Signs out: the session is gone from the store. */
export const endSession = (request: HennaRequest): Promise<void> =>
  new Promise((resolve, reject) =>
    request.session.destroy((error: unknown) =>
      error ? reject(error instanceof Error ? error : new Error(String(error))) : resolve(),
    ),
  );

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
export const startSession = async (request: HennaRequest, userId: string): Promise<void> => {
  await settled((done) => request.session.regenerate(done));
  request.session.userId = userId;
  await settled((done) => request.session.save(done));
};

/** Signs out: the session is gone from the store. */
export const endSession = ({ session }: HennaRequest): Promise<void> => settled((done) => session.destroy(done));

const settled = (call: (done: (error?: Error) => void) => void): Promise<void> =>
  new Promise((resolve, reject) => call((error) => (error ? reject(error) : resolve())));

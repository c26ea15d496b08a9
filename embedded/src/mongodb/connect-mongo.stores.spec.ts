import MongoStore from 'connect-mongo';
import type { SessionData } from 'express-session';
import { storeUnderTest } from './testing/store-under-test.ts';

const session = (views: number): SessionData =>
  ({ cookie: { originalMaxAge: 60_000 }, views }) as unknown as SessionData;

describe('sessions kept by connect-mongo', () => {
  const store = storeUnderTest();
  let sessions: MongoStore;
  beforeAll(() => {
    sessions = MongoStore.create({ client: store.client, dbName: store.db.databaseName, touchAfter: 0 });
  });
  const call = <T>(run: (done: (error: Error | null, value?: T) => void) => void) =>
    new Promise<T | undefined>((resolve, reject) => run((error, value) => (error ? reject(error) : resolve(value))));
  const get = (id: string) => call<SessionData | null>((done) => void sessions.get(id, done));

  it('are set, read, touched, counted and destroyed', async () => {
    await call((done) => void sessions.set('a', session(1), done));
    await call((done) => void sessions.set('a', session(2), done));
    await call((done) => void sessions.set('b', session(9), done));
    expect(await get('a')).toMatchObject({ views: 2 });
    await call((done) => void sessions.touch('a', session(2), done));
    expect(await call<number>((done) => void sessions.length(done))).toBe(2);
    expect(await call<unknown[]>((done) => void sessions.all(done as never))).toHaveLength(2);
    await call((done) => void sessions.destroy('a', done));
    expect(await get('a')).toBeFalsy();
    const indexes = await store.db.collection('sessions').indexes();
    expect(indexes).toContainEqual(expect.objectContaining({ key: { expires: 1 }, expireAfterSeconds: 0 }));
    await call((done) => void sessions.clear(done));
    expect(await call<number>((done) => void sessions.length(done))).toBe(0);
  });
});

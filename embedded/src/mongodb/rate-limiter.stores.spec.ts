import { RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible';
import { storeUnderTest } from './testing/store-under-test.ts';

describe('counts kept by rate-limiter-flexible', () => {
  const store = storeUnderTest();
  const limiter = (keyPrefix: string, duration = 60) =>
    new RateLimiterMongo({
      storeClient: store.client,
      dbName: store.db.databaseName,
      tableName: 'counts',
      disableIndexesCreation: true,
      points: 3,
      duration,
      keyPrefix,
    });
  const stored = () => store.db.collection<{ key: string; points: number; expire: Date | null }>('counts');
  beforeAll(() => limiter('indexes').createIndexes());

  it('are taken, given back, read and deleted', async () => {
    const counts = limiter('calls');
    for (const left of [2, 1, 0]) expect(await counts.consume('a')).toMatchObject({ remainingPoints: left });
    const refused = await counts.consume('a').catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(RateLimiterRes);
    expect(refused).toMatchObject({ consumedPoints: 4 });
    expect((refused as RateLimiterRes).msBeforeNext).toBeGreaterThan(0);
    await counts.reward('a', 2);
    expect(await counts.get('a')).toMatchObject({ consumedPoints: 2 });
    await counts.penalty('a', 5);
    expect(await counts.get('a')).toMatchObject({ consumedPoints: 7, remainingPoints: 0 });
    expect(await counts.delete('a')).toBe(true);
    expect(await counts.get('a')).toBeNull();
    await counts.set('b', 2, 0);
    expect(await counts.consume('b')).toMatchObject({ consumedPoints: 3, msBeforeNext: -1 });
  });

  it('lose nothing of many that begin a window at once', async () => {
    const services = Array.from({ length: 8 }, () => limiter('together'));
    const answers = await Promise.allSettled(
      Array.from({ length: 200 }, (_, index) => services[index % services.length]!.consume('a')),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await stored().findOne({ key: 'together:a' })).toMatchObject({ points: 200 });
  });

  it('begin anew where the time is over but the document is still there', async () => {
    const counts = limiter('over');
    await counts.penalty('a', 9);
    await stored().updateOne({ key: 'over:a' }, { $set: { expire: new Date(Date.now() - 1) } });
    expect(await counts.get('a')).toBeNull();
    expect(await counts.consume('a')).toMatchObject({ consumedPoints: 1 });
    expect(await stored().countDocuments({ key: 'over:a' })).toBe(1);
  });

  it('have the indexes that let them expire and keep a key unique', async () => {
    expect(await stored().indexes()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ key: { expire: -1 }, expireAfterSeconds: 0 }),
        expect.objectContaining({ key: { key: 1 }, unique: true }),
      ]),
    );
  });
});

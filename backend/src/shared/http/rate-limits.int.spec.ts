import { TooManyRequestsError } from '@henna/domain';
import { MongoError } from 'mongodb';
import { startApp, type AppHarness } from '../../testing/app-harness.ts';
import { Databases } from '../stores/databases.ts';
import { RateLimiter, type Limit, type LimitSubject } from './rate-limits.ts';
import { StoredCounts } from './stored-counts.ts';

const secret = Buffer.alloc(32, 7);
const opened: Databases[] = [];
const limiters: RateLimiter[] = [];

/** The limits of one service more. */
const limiter = async (url = process.env['MONGODB_URL']!) => {
  const databases = new Databases(url);
  opened.push(databases);
  const sent = new RateLimiter(databases, secret, true);
  limiters.push(sent);
  return { limits: sent, stored: databases.privateCollection<{ key: string; points: number }>('rateLimits') };
};
const allowed = async (limits: RateLimiter, limit: Limit, subject: LimitSubject, most = 1_000) => {
  for (let count = 0; count < most; count++)
    try {
      await limits.consume(limit, subject);
    } catch (error) {
      expect(error).toBeInstanceOf(TooManyRequestsError);
      return count;
    }
  return most;
};

let service: AppHarness;
beforeAll(async () => (service = await startApp({ RATE_LIMITS: 'on' })));
afterAll(async () => {
  for (const each of limiters) await each.onApplicationShutdown();
  for (const each of opened) await each.onApplicationShutdown();
  await service.stop();
});

test('sign-ins are counted together by all services, at once, and survive a restart', async () => {
  const [first, second] = [await limiter(), await limiter()];
  for (let count = 0; count < 10; count++)
    for (const { limits } of [first, second]) await limits.consume('signIn', '203.0.113.1');
  expect(await allowed(first.limits, 'signIn', '203.0.113.1')).toBe(0);
  expect(await allowed((await limiter()).limits, 'signIn', '203.0.113.1')).toBe(0);
});

test('commands are counted together within a second', async () => {
  const [first, second] = [await limiter(), await limiter()];
  expect(await allowed(first.limits, 'writeOfAccount', 'member')).toBe(120);
  const isStored = async () => (await first.stored.find().toArray()).some(({ points }) => points >= 120);
  while (!(await isStored())) await new Promise(setImmediate);
  // The second service learns of it when it adds its own first one.
  expect(await allowed(second.limits, 'writeOfAccount', 'member', 1)).toBe(1);
  while ((await allowed(second.limits, 'writeOfAccount', 'member', 1)) === 1) await new Promise(setImmediate);
});

test('counts are added together, a key of an expired counter starts anew', async () => {
  const { stored } = await limiter();
  const counts = new StoredCounts(stored as never, 60_000);
  const expire = new Date(Date.now() - 5_000);
  await stored.insertMany([
    { key: 'expired', points: 50, expire },
    { key: 'active', points: 7, expire: new Date(Date.now() + 30_000) },
  ] as never);
  const [fresh, expired, active] = await Promise.all([
    counts.penalty('fresh', 1),
    counts.penalty('expired', 2),
    counts.penalty('active', 3),
  ]);
  expect([fresh, expired, active].map(({ consumedPoints }) => consumedPoints)).toEqual([1, 2, 10]);
  for (const { msBeforeNext } of [fresh, expired]) expect(Math.abs(msBeforeNext - 60_000)).toBeLessThan(5_000);
  expect(active.msBeforeNext).toBeLessThanOrEqual(30_000);
  expect(await counts.penalty('fresh', 4)).toMatchObject({ consumedPoints: 5 });
});

test('wider networks have a limit of their own', async () => {
  const { limits } = await limiter();
  const of = (network: number, address = 1) => `2001:db8:1:${network.toString(16)}::${address}`;
  expect(await allowed(limits, 'signIn', of(1))).toBe(20);
  expect(await allowed(limits, 'signIn', of(1, 2))).toBe(0);
  expect((await allowed(limits, 'signIn', of(2))) + (await allowed(limits, 'signIn', of(3)))).toBe(40);
  expect(await allowed(limits, 'signIn', of(4))).toBe(0);
  let rest = 0;
  for (let network = 0x100; network < 0x1000; network += 0x100) rest += await allowed(limits, 'signIn', of(network));
  expect(rest).toBe(60);
  expect(await allowed(limits, 'signIn', '2001:db8:2:1::1', 1)).toBe(1);
});

test('what is stored names nobody and can be forgotten by its owner', async () => {
  const { limits, stored } = await limiter();
  await stored.deleteMany();
  await limits.consume('failedSignInADay', ['layla@example.org']);
  await limits.consume('signUpOfAccount', ['layla@example.org', '203.0.113.9']);
  await limits.consume('signIn', '203.0.113.9');
  await limits.consume('writeOfAccount', 'layla@example.org');
  const text = JSON.stringify(await stored.find().toArray());
  expect(text).not.toMatch(/layla|203\.0\.113/);
  await limits.deleteOwner('layla@example.org');
  expect(await stored.countDocuments()).toBe(2);
  expect(await allowed(limits, 'failedSignInADay', ['layla@example.org'])).toBe(100);
});

test('counts expire by themselves', async () => {
  const { stored } = await limiter();
  expect(await stored.indexes()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ key: { expire: 1 }, expireAfterSeconds: 0 }),
      expect.objectContaining({ key: { key: 1 }, unique: true }),
    ]),
  );
});

test('without MongoDB commands and reads are counted in memory; a sign-in gets no answer', async () => {
  const { limits } = await limiter('mongodb://127.0.0.1:1');
  expect(await allowed(limits, 'writeOfAccount', 'member')).toBe(120);
  expect(await allowed(limits, 'search', '203.0.113.2')).toBe(300);
  await expect(limits.consume('signIn', '203.0.113.2')).rejects.toBeInstanceOf(MongoError);
});

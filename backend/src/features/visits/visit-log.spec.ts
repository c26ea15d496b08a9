import type { EventStore, NewEvent } from '../../shared/stores/event-store.ts';
import { VisitLog } from './visit-log.ts';
import { dailyKey, newVisitKey, signedVisit, visitKeyOf, visitMs } from './visitor.ts';

/** A log that keeps what is appended; `failures`: how many appends fail from now on. */
const memory = () => {
  const appended: NewEvent[] = [];
  const state = { failures: 0, batches: 0 };
  const store = {
    appendFreely: async (_stream: string, events: readonly NewEvent[]) => {
      await new Promise((resolve) => setImmediate(resolve));
      if (state.failures-- > 0) throw new Error('no space left');
      state.batches++;
      appended.push(...events);
      return 1n;
    },
    readAllBackwards: async function* () {
      for (const { event, metadata } of appended.toReversed()) yield { ...event, metadata };
    },
  } as unknown as EventStore;
  return { log: new VisitLog(store), restarted: () => new VisitLog(store), appended, state };
};
const visit = {
  productId: 'product',
  visit: 'key',
  marks: ['key'],
  stranger: 'address',
  language: 'en',
  time: Date.now(),
} as const;

test('a visit counts once in 30 minutes', async () => {
  const { log, appended } = memory();
  await log.record(visit);
  await log.record({ ...visit, time: visit.time + visitMs - 1 });
  expect(appended).toHaveLength(1);
  await log.record({ ...visit, time: visit.time + visitMs });
  expect(appended).toHaveLength(2);
});

test('each product and each visitor counts', async () => {
  const { log, appended } = memory();
  await Promise.all([
    log.record(visit),
    log.record({ ...visit, productId: 'other' }),
    log.record({ ...visit, visit: 'b', marks: ['b'] }),
  ]);
  expect(appended.map(({ event }) => event.type)).toEqual(['ProductVisited', 'ProductVisited', 'ProductVisited']);
});

test('whoever is recognised by any mark is the same visitor', async () => {
  const { log, appended } = memory();
  await log.record({ ...visit, marks: ['cookie', 'address'] });
  await log.record({ ...visit, marks: ['cookie'] });
  await log.record({ ...visit, marks: ['address'] });
  expect(appended).toHaveLength(1);
});

test('an append that fails is tried again, with the same event', async () => {
  const { log, appended, state } = memory();
  state.failures = 2;
  await log.record(visit);
  expect(appended).toHaveLength(1);
});

test('a visit that could not be appended is told to all who asked, and counts when it comes again', async () => {
  const { log, appended, state } = memory();
  state.failures = 4;
  const both = await Promise.allSettled([log.record(visit), log.record(visit)]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await log.record(visit);
  expect(appended).toHaveLength(1);
});

test('what comes while a batch is being appended goes together', async () => {
  const { log, appended, state } = memory();
  await Promise.all(Array.from({ length: 100 }, (_, index) => log.record({ ...visit, marks: [`key ${index}`] })));
  expect(appended).toHaveLength(100);
  expect(state.batches).toBeLessThanOrEqual(2);
});

test('a restart forgets nobody of the last 30 minutes: neither cookie, nor member, nor stranger', async () => {
  const { log, restarted, appended } = memory();
  await log.record({ ...visit, userId: 'member', marks: ['member', 'key'] });
  await log.record({ ...visit, visit: 'address', marks: ['given', 'address'], productId: 'other' });
  const again = restarted();
  await again.record({ ...visit, time: visit.time + visitMs - 1 });
  await again.record({ ...visit, marks: ['member', 'another key'], visit: 'another key' });
  await again.record({ ...visit, marks: ['given'], visit: 'given', productId: 'other' });
  expect(appended).toHaveLength(2);
  await again.record({ ...visit, marks: ['somebody else'], visit: 'somebody else', stranger: 'elsewhere' });
  await again.record({ ...visit, time: visit.time + visitMs });
  expect(appended).toHaveLength(4);
});

describe('the visit cookie', () => {
  const secret = Buffer.from('secret');
  const key = newVisitKey();
  test('is read back', () => expect(visitKeyOf(`a=b; visit=${signedVisit(key, secret)}; lang=ar`, secret)).toBe(key));
  test('is refused when signed by somebody else', () =>
    expect(visitKeyOf(`visit=${signedVisit(key, Buffer.from('other'))}`, secret)).toBeUndefined());
  test('is none where there is none', () => expect(visitKeyOf(undefined, secret)).toBeUndefined());
});

test('the daily key changes with the day, the address and the browser', () => {
  const secret = Buffer.from('secret');
  const day = Date.UTC(2026, 0, 1, 23);
  const keys = [
    dailyKey('a', 'browser', day, secret),
    dailyKey('a', 'browser', day + 2 * 3_600_000, secret),
    dailyKey('b', 'browser', day, secret),
    dailyKey('a', 'other', day, secret),
  ];
  expect(new Set(keys).size).toBe(4);
  expect(dailyKey('a', 'browser', day - 3_600_000, secret)).toBe(keys[0]);
});

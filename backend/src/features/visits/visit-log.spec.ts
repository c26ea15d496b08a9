import type { EventStore, NewEvent } from '../../shared/stores/event-store.ts';
import type { VisitCap } from './visit-cap.ts';
import { VisitLog } from './visit-log.ts';
import { newVisitKey, signedVisitKey, verifiedVisitKey, visitMs } from './visit-cookie.ts';

/** A log that keeps what is appended; `failures`: how many appends fail from now on; `left`: how many the cap allows. */
const memory = () => {
  const appended: NewEvent[] = [];
  const state = { failures: 0, batches: 0, left: Infinity };
  const cap = { consume: async () => state.left-- > 0 } as unknown as VisitCap;
  const store = {
    appendAnyRevision: async (_stream: string, events: readonly NewEvent[]) => {
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
  return { log: new VisitLog(store, cap), restarted: () => new VisitLog(store, cap), appended, state };
};
const visit = {
  productId: 'product',
  visit: 'key',
  address: '192.0.2.1',
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
    log.record({ ...visit, visit: 'b' }),
  ]);
  expect(appended.map(({ event }) => event.type)).toEqual(['ProductVisited', 'ProductVisited', 'ProductVisited']);
});

test('whoever is recognised by cookie or account is the same visitor', async () => {
  const { log, appended } = memory();
  await log.record({ ...visit, userId: 'member' });
  await log.record(visit);
  await log.record({ ...visit, visit: 'other', userId: 'member' });
  expect(appended).toHaveLength(1);
});

test('what the cap does not allow is not appended; what does not count beside another uses nothing of it', async () => {
  const { log, appended, state } = memory();
  state.left = 2;
  await Promise.all([log.record(visit), log.record(visit), log.record(visit)]);
  await log.record({ ...visit, visit: 'b' });
  await log.record({ ...visit, visit: 'c' });
  expect(appended.map(({ event }) => event.data)).toMatchObject([{ visit: 'key' }, { visit: 'b' }]);
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
  await Promise.all(Array.from({ length: 100 }, (_, index) => log.record({ ...visit, visit: `key ${index}` })));
  expect(appended).toHaveLength(100);
  expect(state.batches).toBeLessThanOrEqual(2);
});

test('a restart forgets nobody of the last 30 minutes: neither cookie nor member', async () => {
  const { log, restarted, appended } = memory();
  await log.record({ ...visit, userId: 'member' });
  const again = restarted();
  await again.record({ ...visit, time: visit.time + visitMs - 1 });
  await again.record({ ...visit, userId: 'member', visit: 'another key' });
  expect(appended).toHaveLength(1);
  await again.record({ ...visit, visit: 'somebody else' });
  await again.record({ ...visit, time: visit.time + visitMs });
  expect(appended).toHaveLength(3);
});

describe('the visit cookie', () => {
  const secret = Buffer.from('secret');
  const key = newVisitKey();
  test('is read back', () =>
    expect(verifiedVisitKey(`a=b; visit=${signedVisitKey(key, secret)}; lang=ar`, secret)).toBe(key));
  test('is refused when signed by somebody else', () =>
    expect(verifiedVisitKey(`visit=${signedVisitKey(key, Buffer.from('other'))}`, secret)).toBeUndefined());
  test('is none where there is none', () => expect(verifiedVisitKey(undefined, secret)).toBeUndefined());
});

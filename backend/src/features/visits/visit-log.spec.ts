import type { EventStore, NewEvent } from '../../shared/stores/event-store.ts';
import { VisitLog } from './visit-log.ts';
import { dailyKey, newVisitKey, signedVisit, visitKeyOf, visitMs } from './visitor.ts';

/** Keeps what is appended; `fail` makes the next append fail. */
const memory = () => {
  const appended: NewEvent[] = [];
  const state = { fail: false };
  const store = {
    appendFreely: async (_stream: string, events: readonly NewEvent[]) => {
      if (state.fail) throw new Error('no space left');
      appended.push(...events);
      return 1n;
    },
  } as unknown as EventStore;
  return { log: new VisitLog(store), appended, state };
};
const visit = { productId: 'product', visit: 'key', marks: ['key'], language: 'en', time: 1_700_000_000_000 } as const;

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

test('a visit that could not be appended is told', async () => {
  const { log, state } = memory();
  state.fail = true;
  await expect(log.record(visit)).rejects.toThrow('no space left');
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

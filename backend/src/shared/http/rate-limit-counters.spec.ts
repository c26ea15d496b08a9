import { RateLimiterRes } from 'rate-limiter-flexible';
import { MemoryCounter, SharedCounter } from './rate-limit-counters.ts';

const perMinute = (points: number) => ({ points, duration: 60, keyPrefix: '' });
const consumedOf = async (counter: MemoryCounter, key: string) => (await counter.get(key))?.consumedPoints;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('a counter in memory', () => {
  test('refuses beyond the limit until the time is over', async () => {
    const counter = new MemoryCounter(perMinute(2));
    await counter.consume('a');
    await counter.consume('a');
    await expect(counter.consume('a')).rejects.toBeInstanceOf(RateLimiterRes);
    await counter.consume('b');
    jest.advanceTimersByTime(60_000);
    await counter.consume('a');
  });

  test('holds a bounded number of keys, those counted last', async () => {
    const counter = new MemoryCounter(perMinute(100_000), 1_000);
    for (let index = 0; index < 100_000; index++) {
      await counter.consume('busy');
      await counter.consume(`key ${index}`);
    }
    expect(counter.dump().storage).toHaveLength(1_000);
    expect(await consumedOf(counter, 'busy')).toBe(100_000);
  });
});

describe('a counter shared through a store', () => {
  const storeWith = (result: (key: string, points: number) => Promise<RateLimiterRes>) => {
    const penalty = jest.fn(result);
    return { penalty, store: { penalty } as unknown as ConstructorParameters<typeof SharedCounter>[1] };
  };
  const counted = (points: number) => Promise.resolve(new RateLimiterRes(0, 30_000, points));

  test('adds at most once a second for each key, and takes over what others counted', async () => {
    let others = 70;
    const { penalty, store } = storeWith((_key, points) => counted((others += points)));
    const counter = new SharedCounter(perMinute(100), store);
    for (let count = 0; count < 20; count++) await counter.consume('a');
    await counter.consume('b', 3);
    await jest.advanceTimersByTimeAsync(999);
    expect(penalty).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(penalty.mock.calls).toEqual([
      ['a', 20],
      ['b', 3],
    ]);
    expect(await consumedOf(counter, 'a')).toBe(90);
    for (let count = 0; count < 10; count++) await counter.consume('a');
    await expect(counter.consume('a')).rejects.toBeInstanceOf(RateLimiterRes);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(penalty).toHaveBeenCalledTimes(3);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(penalty).toHaveBeenCalledTimes(3);
  });

  test('what comes while it adds is neither lost nor counted twice', async () => {
    let answer: (result: RateLimiterRes) => void = () => undefined;
    const { penalty, store } = storeWith(() => new Promise((resolve) => (answer = resolve)));
    const counter = new SharedCounter(perMinute(100), store);
    await counter.consume('a', 5);
    await jest.advanceTimersByTimeAsync(1_000);
    await counter.consume('a', 2);
    answer(new RateLimiterRes(0, 30_000, 15));
    await jest.advanceTimersByTimeAsync(0);
    expect(await consumedOf(counter, 'a')).toBe(17);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(penalty).toHaveBeenLastCalledWith('a', 2);
  });

  test('adds a count once it is 2 % of the limit, with what came before in the same time', async () => {
    const { penalty, store } = storeWith((_key, points) => counted(points));
    const counter = new SharedCounter(perMinute(100), store, 3);
    for (let minute = 0; minute < 3; minute++) {
      await counter.consume('rare');
      await jest.advanceTimersByTimeAsync(60_000);
    }
    expect(penalty).not.toHaveBeenCalled();
    await counter.consume('a');
    await jest.advanceTimersByTimeAsync(30_000);
    await counter.consume('a');
    await counter.consume('a', 3);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(penalty.mock.calls).toEqual([['a', 5]]);
    await counter.consume('a');
    expect(await consumedOf(counter, 'a')).toBe(6);
    // A few counts of many keys keep no room from those that matter.
    for (let key = 0; key < 100; key++) await counter.consume(`key ${key}`);
    await counter.consume('b', 2);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(penalty.mock.calls.slice(1)).toEqual([['b', 2]]);
  });

  test('counts alone while the store is away, and tries again with what is new', async () => {
    const { penalty, store } = storeWith(() => Promise.reject(new Error('away')));
    const counter = new SharedCounter(perMinute(10), store, 50);
    for (let key = 0; key < 200; key++) await counter.consume(`key ${key}`);
    await counter.consume('a', 10);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(penalty.mock.calls.length).toBeLessThanOrEqual(16);
    await expect(counter.consume('a')).rejects.toBeInstanceOf(RateLimiterRes);
    penalty.mockClear();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(penalty.mock.calls).toEqual([['a', 1]]);
  });

  test('drops what is not yet in the store', async () => {
    const { penalty, store } = storeWith((_key, points) => counted(points));
    const counter = new SharedCounter(perMinute(10), store);
    await counter.consume('gone');
    await counter.consume('other');
    await counter.drop((key) => key === 'gone');
    await jest.advanceTimersByTimeAsync(1_000);
    expect(penalty.mock.calls).toEqual([['other', 1]]);
  });
});

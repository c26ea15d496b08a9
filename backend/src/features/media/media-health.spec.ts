import { MediaHealth } from './media-health.ts';
import type { MediaStore } from './media-store.ts';

afterEach(() => jest.restoreAllMocks());

test('the store of pictures is asked once in half a minute', async () => {
  let now = 1_000_000;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  const check = jest.fn<Promise<void>, []>(() => Promise.resolve());
  const health = new MediaHealth({ check } as unknown as MediaStore);
  expect(await health.isUsable()).toBe(true);
  check.mockImplementation(() => Promise.reject(new Error('away')));
  now += 29_000;
  expect(await Promise.all([health.isUsable(), health.isUsable()])).toEqual([true, true]);
  expect(check).toHaveBeenCalledTimes(1);
  now += 2_000;
  expect(await Promise.all([health.isUsable(), health.isUsable()])).toEqual([false, false]);
  expect(check).toHaveBeenCalledTimes(2);
});

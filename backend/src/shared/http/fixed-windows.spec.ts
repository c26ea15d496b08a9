import { FixedWindows } from './fixed-windows.ts';

const minute = 60_000;

test('counts until the window that the first count began has ended', () => {
  const windows = new FixedWindows(10);
  expect(windows.count('a', minute, 0)).toEqual({ count: 1, endsAt: minute });
  expect(windows.count('a', minute, 59_999)).toEqual({ count: 2, endsAt: minute });
  expect(windows.present('a', 59_999)?.count).toBe(2);
  expect(windows.present('a', minute)).toBeUndefined();
  expect(windows.count('a', minute, minute)).toEqual({ count: 1, endsAt: 2 * minute });
});

test('a million keys take no more room than the most it may hold', () => {
  const windows = new FixedWindows(1_000);
  for (let index = 0; index < 1_000_000; index++) windows.count(`key ${index}`, minute, index / 1_000);
  expect(windows.size).toBeLessThanOrEqual(1_000);
  expect(windows.present('key 999999', 1_000)?.count).toBe(1);
});

test('ended windows make room before those that run', () => {
  const windows = new FixedWindows(3);
  windows.count('long', 10 * minute, 0);
  windows.count('ended', minute, 1);
  windows.count('ended too', minute, 2);
  windows.count('new', minute, 2 * minute);
  expect(windows.size).toBe(2);
  expect(windows.present('long', 2 * minute)?.count).toBe(1);
});

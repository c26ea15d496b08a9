import { CachedReading } from './cached-reading.ts';

const minute = 60_000;
const counted = () => {
  let times = 0;
  return () => Promise.resolve(++times);
};

test('is read once for all who ask meanwhile, and anew for another build', async () => {
  const reading = new CachedReading<number>(minute);
  const read = counted();
  expect(await Promise.all([reading.current(1, read), reading.current(1, read)])).toEqual([1, 1]);
  expect(await reading.current(2, read)).toBe(2);
  expect(await reading.current(2, read)).toBe(2);
});

test('is read anew when it has grown old', async () => {
  const reading = new CachedReading<number>(-1);
  const read = counted();
  expect([await reading.current(1, read), await reading.current(1, read)]).toEqual([1, 2]);
});

test('a failure is told once and not kept', async () => {
  const reading = new CachedReading<number>(minute);
  await expect(reading.current(1, () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await reading.current(1, counted())).toBe(1);
});

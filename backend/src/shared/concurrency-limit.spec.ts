import { BusyError } from '@henna/domain';
import { ConcurrencyLimit } from './concurrency-limit.ts';

it('runs so many at once, in order, and refuses more than may wait', async () => {
  const bounded = new ConcurrencyLimit(2, 3);
  const ends: (() => void)[] = [];
  const started: number[] = [];
  let running = 0;
  let most = 0;
  const task = (number: number) => async () => {
    started.push(number);
    most = Math.max(most, ++running);
    await new Promise<void>((resolve) => ends.push(resolve));
    running--;
    if (number === 1) throw new Error('one fails');
    return number;
  };
  const results = [0, 1, 2, 3, 4].map((number) => bounded.run(task(number)).catch(String));
  await expect(bounded.run(task(5))).rejects.toThrow(BusyError);
  for (let ended = 0; ended < 5; ended++) {
    ends[ended]!();
    await results[ended];
  }
  expect(await Promise.all(results)).toEqual([0, 'Error: one fails', 2, 3, 4]);
  expect([started, most]).toEqual([[0, 1, 2, 3, 4], 2]);
  const again = bounded.run(task(6));
  ends[5]!();
  expect(await again).toBe(6);
});

it('runs first what goes ahead, in places of its own', async () => {
  const bounded = new ConcurrencyLimit(1, 2, 1);
  const started: string[] = [];
  const task = (name: string) => () => Promise.resolve(void started.push(name));
  const waiting = ['first', 'second', 'third'].map((name) => bounded.run(task(name)));
  waiting.push(bounded.runFirst(task('ahead')));
  const refused = [bounded.run(task('refused')), bounded.runFirst(task('refused'))];
  for (const each of refused) await expect(each).rejects.toThrow(BusyError);
  await Promise.all(waiting);
  expect(started).toEqual(['first', 'ahead', 'second', 'third']);
});

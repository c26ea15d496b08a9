import { BusyError } from '@henna/domain';
import { Bounded } from './bounded.ts';

it('runs so many at once, in order, and refuses more than may wait', async () => {
  const bounded = new Bounded(2, 3);
  const ends: (() => void)[] = [];
  const begun: number[] = [];
  let running = 0;
  let most = 0;
  const task = (number: number) => async () => {
    begun.push(number);
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
  expect([begun, most]).toEqual([[0, 1, 2, 3, 4], 2]);
  const again = bounded.run(task(6));
  ends[5]!();
  expect(await again).toBe(6);
});

it('runs first what goes ahead, in places of its own', async () => {
  const bounded = new Bounded(1, 2, 1);
  const begun: string[] = [];
  const task = (name: string) => () => Promise.resolve(void begun.push(name));
  const waiting = ['first', 'second', 'third'].map((name) => bounded.run(task(name)));
  waiting.push(bounded.runAhead(task('ahead')));
  const refused = [bounded.run(task('refused')), bounded.runAhead(task('refused'))];
  for (const each of refused) await expect(each).rejects.toThrow(BusyError);
  await Promise.all(waiting);
  expect(begun).toEqual(['first', 'ahead', 'second', 'third']);
});

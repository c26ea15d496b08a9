import { ApiError } from '../../lib/api.ts';
import { newBatchId, runAll } from './run-all.ts';

const rows = Array.from({ length: 20 }, (_, index) => index);
const options = () => ({ signal: new AbortController().signal, onProgress: () => undefined });

test('all are done, a few at a time, whatever fails', async () => {
  let under = 0;
  let most = 0;
  const settled: number[] = [];
  const outcome = await runAll(
    rows,
    async (row) => {
      most = Math.max(most, ++under);
      await Promise.resolve();
      under--;
      if (row % 7 === 0) throw new Error(`no ${row}`);
      return row * 2;
    },
    { ...options(), onProgress: (count) => settled.push(count) },
  );
  expect(most).toBe(4);
  expect(outcome.failed.map(({ row, error }) => [row, error.message])).toEqual([
    [0, 'no 0'],
    [7, 'no 7'],
    [14, 'no 14'],
  ]);
  expect(outcome.done.map(({ row, answer }) => answer / row)).toEqual(Array.from({ length: 17 }, () => 2));
  expect(settled).toEqual(rows.map((row) => row + 1));
});

test('stopping leaves what was not begun; a token that is no longer known ends it', async () => {
  const stop = new AbortController();
  const stopped = await runAll(
    rows,
    async (row) => {
      if (row === 5) stop.abort();
      return Promise.resolve(row);
    },
    { ...options(), signal: stop.signal },
  );
  expect(stopped.done.length + stopped.notStarted.length).toBe(20);
  expect(stopped.notStarted.length).toBeGreaterThan(10);
  const ended = await runAll(rows, () => Promise.reject(new ApiError(401, 'Unauthorized')), options());
  expect(ended.failed.length).toBeLessThanOrEqual(4);
  expect(ended.failed.length + ended.notStarted.length).toBe(20);
});

test('a service that asks for patience gets it', async () => {
  jest.useFakeTimers();
  let tries = 0;
  const outcome = runAll(
    ['only'],
    () => (++tries < 3 ? Promise.reject(new ApiError(429, 'Too many')) : Promise.resolve('done')),
    options(),
  );
  await jest.runAllTimersAsync();
  expect((await outcome).done).toEqual([{ row: 'only', answer: 'done' }]);
  expect(tries).toBe(3);
  jest.useRealTimers();
});

test('a batch has an id of its own', () => {
  expect(newBatchId()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(newBatchId()).not.toBe(newBatchId());
});

import type { Logger } from 'pino';
import { MongoNetworkError } from 'mongodb';
import { StoreUnavailableError } from '../../../../shared/stores/store-unavailable.ts';
import type { ImportJob } from './import-jobs.ts';
import { ImportWorker } from './import-worker.ts';

const job = { _id: 'i', status: 'running' } as ImportJob;

/** A worker whose import fails like that before it succeeds, on jobs that remember what they were changed to. */
const workerOf = (failures: Error[]) => {
  const changes: Partial<ImportJob>[] = [];
  const jobs = {
    get: () => Promise.resolve({ ...job, ...changes.at(-1) }),
    update: (_: string, change: Partial<ImportJob>) => Promise.resolve(changes.push(change) > 0),
  };
  const run = async () => {
    const failure = failures.shift();
    if (failure) throw failure;
    return Promise.resolve({ ...job, status: 'done' });
  };
  const files = { drop: () => Promise.resolve() };
  const logger = { error: () => undefined } as unknown as Logger;
  return new ImportWorker(jobs as never, files as never, { run } as never, {} as never, {} as never, logger);
};

beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick'] }));
afterEach(() => jest.useRealTimers());

const statusAfter = async (failures: Error[]) => {
  const ended = workerOf(failures).run('i');
  const [{ status }] = await Promise.all([ended, jest.advanceTimersByTimeAsync(60_000)]);
  return status;
};

test('an import outlasts an outage of the stores, however long', async () => {
  const outage = [new StoreUnavailableError(undefined), new MongoNetworkError('closed')];
  expect(await statusAfter(Array.from({ length: 12 }, (_, turn) => outage[turn % 2]!))).toBe('done');
});

test('an import that fails again and again for another reason ends', async () => {
  expect(await statusAfter(Array.from({ length: 12 }, () => new Error('a mistake')))).toBe('failed');
});

import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { startEventStore } from './start.ts';
import { DIFFERENCES, SKIPPED_SCENARIOS } from './testing/recording-differences.ts';

const RECORDINGS = join(__dirname, '../../recordings');
const recording = JSON.parse(readFileSync(join(RECORDINGS, 'eventstoredb-23.10.6.json'), 'utf8')) as Record<
  string,
  unknown
>;
const realServer = process.env.EVENTSTORE_URL;
/** Scenarios disturb each other on one server; here every group of them has a node of its own. */
const AT_ONCE = realServer ? 1 : 6;

const names = Object.keys(recording).filter((name) => realServer || !(name in SKIPPED_SCENARIOS));
if (!realServer) for (const [name, why] of Object.entries(SKIPPED_SCENARIOS)) console.info(`left out: ${name}: ${why}`);

/** Runs scenarios one by one, on a node of their own unless there is a real server. */
async function run(scenarios: readonly string[], seen: (name: string, outcome: unknown) => void): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'recordings-'));
  const node = realServer ? undefined : await startEventStore({ folder });
  try {
    const workerData = { connectionString: realServer ?? node?.connectionString, names: scenarios };
    const worker = new Worker(join(RECORDINGS, 'worker.mjs'), { workerData });
    worker.on('message', ({ name, outcome }: { name: string; outcome: unknown }) => seen(name, outcome));
    const [code] = (await once(worker, 'exit')) as [number];
    if (code !== 0) throw new Error(`the scenarios ended with code ${code}`);
  } finally {
    await node?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Texts of errors are for people; clients decide by class, code and trailers. */
const withoutTexts = (outcome: unknown): unknown =>
  JSON.parse(JSON.stringify(outcome, (key, value: unknown) => (key === 'message' ? undefined : value)));

/** Where the recorded server gives up with code 2, this node says that the request is invalid. */
const betterCodes = (_: string, value: unknown): unknown => {
  const failure = value as { code?: number; message?: string } | null;
  return failure?.code === 2 && failure.message === 'Exception was thrown by handler.'
    ? { ...failure, code: 3 }
    : value;
};

function expectedOf(name: string): unknown {
  if (realServer) return withoutTexts(recording[name]);
  const expected = JSON.parse(JSON.stringify(recording[name], betterCodes)) as object;
  for (const { scenario, path, answer } of DIFFERENCES) {
    if (scenario !== name) continue;
    const owner = path.slice(0, -1).reduce((value, key) => (value as never)[key], expected);
    (owner as Record<string | number, unknown>)[path.at(-1)!] = answer;
  }
  return withoutTexts(expected);
}

describe('answers as EventStoreDB does', () => {
  const settlers = new Map<string, (outcome: unknown) => void>();
  const outcomes = new Map(names.map((name) => [name, new Promise((resolve) => settlers.set(name, resolve))]));
  beforeAll(() => {
    const settle = (name: string, outcome: unknown) => settlers.get(name)?.(outcome);
    for (let shard = 0; shard < AT_ONCE; shard++) {
      const mine = names.filter((_, index) => index % AT_ONCE === shard);
      void run(mine, settle).catch((error: unknown) => mine.forEach((name) => settle(name, error)));
    }
  });

  it.each(names)(
    '%s',
    async (name) => {
      const expected = expectedOf(name);
      let outcome = await outcomes.get(name);
      // A second chance: a busy machine can disturb what is told by the clock.
      if (JSON.stringify(withoutTexts(outcome)) !== JSON.stringify(expected))
        await run([name], (_, again) => (outcome = again));
      expect(withoutTexts(outcome)).toEqual(expected);
    },
    180_000,
  );
});

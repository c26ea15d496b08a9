import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startProgram } from '../../testing/start-program.ts';
import { adminTokens, importReviews, tokens } from './reviews.ts';

const execute = promisify(execFile);
export const repository = join(__dirname, '../../../..');
const patienceMs = 240_000;

/** An installation with nothing but the reviews of a folder, and the means to query it by the command and by the API. */
export const startInstallation = async (reviewsOf: (root: string) => string) => {
  const root = await mkdtemp(join(tmpdir(), 'henna-analytics-'));
  const data = join(root, 'data');
  const into = join(root, 'export');
  const program = startProgram({ DATA_DIR: data, RATE_LIMITS: 'off', ADMIN_TOKENS: adminTokens });
  const url = await program.ready;
  await importReviews(url, reviewsOf(root));
  const analytics = async (...args: readonly string[]) =>
    (
      await execute(process.execPath, [join(repository, 'tools/dist/analytics.js'), ...args], {
        env: { ...process.env, DATA_DIR: data, LOG_LEVEL: 'warn' },
        maxBuffer: 64 * 1024 * 1024,
        timeout: patienceMs,
      })
    ).stdout;
  const stop = async () => {
    program.signal('SIGINT');
    await program.ended;
  };
  return {
    root,
    data,
    /** The folder of the export that `records` asks. */
    into,
    url,
    /** Runs the command. @returns its stdout */
    analytics,
    records: async <Row>(sql: string) =>
      JSON.parse(
        await analytics('query', sql, '--format', 'json', '--limit', '1000000', '--in', into),
      ) as readonly Row[],
    ask: (path: string) => fetch(`${url}${path}`, { headers: { 'x-admin-token': tokens.analyst } }),
    stop,
    end: async () => {
      await stop();
      await rm(root, { recursive: true, force: true });
    },
  };
};

export type Installation = Awaited<ReturnType<typeof startInstallation>>;

import { InvalidError, type SqlRows, type SqlResult, type SqlJob } from '@henna/domain';
import { fork } from 'node:child_process';
import { queryProgram } from '../../../built-packages.ts';

const defaultSeconds = 10;
const bytes = 4 * 1024 * 1024;
const mostMemory = '1 GB';
/** For the start of the process, and for what DuckDB does not interrupt. */
const graceMs = 3_000;
/** Of Node's own heap: what an answer needs. */
const flags = ['--max-old-space-size=256'];

/** Nothing of the service's environment, where its secrets are. */
const environment = { PATH: process.env['PATH'], TZ: 'UTC' };

/**
 * Runs one SELECT on an export in a process of its own, which is gone afterwards. Throws a 400 that says what DuckDB says, or
 * which bound was met.
 * @param signal ends it
 * @param seconds it may take
 */
export const runQuery = async (
  folder: string,
  sql: string,
  rows: number,
  signal: AbortSignal,
  seconds = defaultSeconds,
): Promise<SqlRows> => {
  const child = fork(queryProgram(), {
    env: environment,
    execArgv: flags,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    serialization: 'json',
  });
  const kill = () => child.kill('SIGKILL');
  let isLate = false;
  const timer = setTimeout(
    () => {
      isLate = true;
      kill();
    },
    seconds * 1_000 + graceMs,
  );
  signal.addEventListener('abort', kill);
  // Who asked may have hung up while the files were written.
  if (signal.aborted) kill();
  try {
    const result = await new Promise<SqlResult | undefined>((resolve, reject) => {
      child.once('message', (message) => resolve(message as SqlResult));
      child.once('exit', () => resolve(undefined));
      child.once('error', reject);
      child.send({ folder, sql, bounds: { rows, seconds, bytes } } satisfies SqlJob, () => undefined);
    });
    if (result === undefined)
      throw new InvalidError('SQL_TOO_MUCH', {
        reason: isLate
          ? `The query took longer than ${seconds} s.`
          : `The query took more than ${mostMemory} of memory.`,
      });
    if ('answer' in result) return result.answer;
    throw new InvalidError(result.code, { reason: result.refused });
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', kill);
    kill();
  }
};

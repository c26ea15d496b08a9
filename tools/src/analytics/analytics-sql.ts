import { once } from 'node:events';
import type { SqlResult, SqlJob } from '@henna/domain';
import { LimitExceededError, query } from './query.ts';
import { UserFacingError } from '../shared/errors.ts';

// Whatever is written is private to its user.
process.umask(0o077);

const resources = { memory: '512MB', threads: 1 };
/** Includes what DuckDB does not count towards its own limit. */
const maxRssBytes = 1024 * 1024 * 1024;
const pollMs = 20;

const end = () => process.kill(process.pid, 'SIGKILL');

/** Runs one query of an analyst for the service, and nothing after it: threads of DuckDB may still be busy with it. */
const sendResult = (result: SqlResult) => process.send?.(result, () => end());

process.once('disconnect', end);
setInterval(() => {
  if (process.memoryUsage.rss() > maxRssBytes) end();
}, pollMs);
const [{ folder, sql, bounds }] = (await once(process, 'message')) as [SqlJob];
try {
  sendResult({ answer: await query(folder, sql, bounds, resources) });
} catch (error) {
  if (!(error instanceof UserFacingError)) console.error(error);
  const refused = error instanceof UserFacingError ? error.message : 'DuckDB could not answer this.';
  sendResult({ refused, code: error instanceof LimitExceededError ? 'SQL_TOO_MUCH' : 'SQL_REFUSED' });
}

import { once } from 'node:events';
import type { SqlTold, SqlWish } from '@henna/domain';
import { BoundMetError, query } from './analytics/query.ts';
import { StartError } from './start-error.ts';

// Whatever is written is for its user alone.
process.umask(0o077);

const means = { memory: '512MB', threads: 1 };
/** What DuckDB does not count towards its own limit is counted here. */
const mostBytes = 1024 * 1024 * 1024;
const lookMs = 20;

const end = () => process.kill(process.pid, 'SIGKILL');

/** Runs one query of an analyst for the service, and nothing after it: threads of DuckDB may still be busy with it. */
const tell = (told: SqlTold) => process.send?.(told, () => end());

process.once('disconnect', end);
setInterval(() => {
  if (process.memoryUsage.rss() > mostBytes) end();
}, lookMs);
const [{ folder, sql, bounds }] = (await once(process, 'message')) as [SqlWish];
try {
  tell({ answer: await query(folder, sql, bounds, means) });
} catch (error) {
  if (!(error instanceof StartError)) console.error(error);
  const refused = error instanceof StartError ? error.message : 'DuckDB could not answer this.';
  tell({ refused, code: error instanceof BoundMetError ? 'SQL_TOO_MUCH' : 'SQL_REFUSED' });
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DuckDBConnection, DuckDBType, Json } from '@duckdb/node-api';
import { UserFacingError } from '../shared/errors.ts';
import { withDuckDB } from './duckdb.ts';
import { requireSelect } from './require-select.ts';
import { openExport, lockDown } from './views.ts';

/** A query took more time or memory, or has a longer result, than it may. */
export class LimitExceededError extends UserFacingError {}

export interface QueryLimits {
  /** At most so many rows are returned. */
  readonly rows: number;
  readonly seconds: number;
  /** A result that is longer as JSON is refused. */
  readonly bytes?: number;
}

export interface QueryResult {
  readonly columns: readonly string[];
  /** DuckDB's name of the type of each column. */
  readonly types: readonly string[];
  readonly rows: readonly (readonly Json[])[];
  /** There were more rows than the limits allow. */
  readonly isCut: boolean;
}

/** The memory and threads that a query may use; without `spill` it writes nothing to disk. */
export interface Resources {
  /** A size as DuckDB writes it, like `1GB`. */
  readonly memory: string;
  readonly spill?: string;
  readonly threads?: number;
}

const commandLineResources: Resources = { memory: '1GB', spill: '4GB' };

/**
 * Runs one SELECT on an export, in a DuckDB that reads nothing else, writes nothing and is limited.
 * @throws UserFacingError with DuckDB's message, LimitExceededError with the limit that was exceeded
 */
export const query = async (
  folder: string,
  sql: string,
  limits: QueryLimits,
  { memory, spill, threads }: Resources = commandLineResources,
): Promise<QueryResult> => {
  const spillFolder = spill === undefined ? '' : mkdtempSync(join(tmpdir(), 'henna-query-'));
  const settings = {
    memory_limit: memory,
    temp_directory: spillFolder,
    ...(spill !== undefined && { max_temp_directory_size: spill }),
    ...(threads !== undefined && { threads: String(threads) }),
  };
  try {
    return await withDuckDB(settings, async (duckdb) => {
      await openExport(duckdb, folder);
      await lockDown(duckdb, folder);
      await requireSelect(duckdb, sql);
      return runLimited(duckdb, sql, limits);
    });
  } catch (error) {
    if (error instanceof UserFacingError) throw error;
    // The path of the files is of no use to an analyst.
    const message = (error as Error).message.replaceAll(`${folder}/`, '');
    throw new (message.startsWith('Out of Memory') ? LimitExceededError : UserFacingError)(message, { cause: error });
  } finally {
    if (spillFolder) rmSync(spillFolder, { recursive: true, force: true });
  }
};

const runLimited = async (duckdb: DuckDBConnection, sql: string, limits: QueryLimits): Promise<QueryResult> => {
  let hasTimedOut = false;
  const timer = setTimeout(() => {
    hasTimedOut = true;
    duckdb.interrupt();
  }, limits.seconds * 1_000);
  try {
    return await readResult(duckdb, sql, limits);
  } catch (error) {
    if (hasTimedOut) throw new LimitExceededError(`The query took longer than ${limits.seconds} s.`, { cause: error });
    throw error;
  } finally {
    clearTimeout(timer);
  }
};

/** Reads chunk by chunk, so that a result that is too long is refused before all of it is in memory. */
const readResult = async (
  duckdb: DuckDBConnection,
  sql: string,
  { rows: maxRows, bytes = Infinity }: QueryLimits,
): Promise<QueryResult> => {
  const result = await duckdb.stream(sql);
  const types = result.columnTypes();
  const rows: (readonly Json[])[] = [];
  let length = 0;
  for await (const chunk of result.yieldRowsJson()) {
    const more = chunk.map((row) => row.map((value, column) => toNumber(value, types[column]!)));
    rows.push(...more);
    if (bytes < Infinity) length += JSON.stringify(more.slice(0, maxRows + more.length - rows.length)).length;
    if (length > bytes) throw new LimitExceededError(`The answer is longer than ${bytes / 1024 / 1024} MB.`);
    if (rows.length > maxRows) break;
  }
  return {
    columns: result.deduplicatedColumnNames(),
    types: types.map(String),
    rows: rows.slice(0, maxRows),
    isCut: rows.length > maxRows,
  };
};

const wideTypes = /^(?:U?BIGINT|U?HUGEINT|DECIMAL.*)$/;

/** DuckDB writes wide numbers as texts; those that JSON can hold become numbers. */
const toNumber = (value: Json, type: DuckDBType): Json => {
  const isExact = typeof value === 'string' && Number.isSafeInteger(Math.trunc(Number(value)));
  return isExact && wideTypes.test(type.toString()) ? Number(value) : value;
};

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DuckDBConnection, DuckDBType, Json } from '@duckdb/node-api';
import { StartError } from '../start-error.ts';
import { withDuckDB } from './duckdb.ts';
import { requireSelect } from './statement.ts';
import { openExport, shutIn } from './views.ts';

/** A query took more time or memory, or has a longer answer, than it may. */
export class BoundMetError extends StartError {}

export interface Bounds {
  /** At most so many rows are answered. */
  readonly rows: number;
  readonly seconds: number;
  /** An answer that is longer as JSON is refused. */
  readonly bytes?: number;
}

export interface QueryAnswer {
  readonly columns: readonly string[];
  /** DuckDB's name of the type of each column. */
  readonly types: readonly string[];
  readonly rows: readonly (readonly Json[])[];
  /** There were more rows than the bounds allow. */
  readonly isCut: boolean;
}

/** What a query may use up besides; without `spill` it keeps everything in memory. */
export interface Means {
  /** As DuckDB writes sizes. */
  readonly memory: string;
  readonly spill?: string;
  readonly threads?: number;
}

const ofCommandLine: Means = { memory: '1GB', spill: '4GB' };

/**
 * Runs one SELECT on an export, in a DuckDB that reads nothing else, writes nothing and has bounds.
 * @throws StartError with what DuckDB says, or which bound was met
 */
export const query = async (
  folder: string,
  sql: string,
  bounds: Bounds,
  { memory, spill, threads }: Means = ofCommandLine,
): Promise<QueryAnswer> => {
  const beside = spill === undefined ? '' : mkdtempSync(join(tmpdir(), 'henna-query-'));
  const settings = {
    memory_limit: memory,
    temp_directory: beside,
    ...(spill !== undefined && { max_temp_directory_size: spill }),
    ...(threads !== undefined && { threads: String(threads) }),
  };
  try {
    return await withDuckDB(settings, async (duckdb) => {
      await openExport(duckdb, folder);
      await shutIn(duckdb, folder);
      await requireSelect(duckdb, sql);
      return run(duckdb, sql, bounds);
    });
  } catch (error) {
    if (error instanceof StartError) throw error;
    // Where the files lie says nothing about the question.
    const message = (error as Error).message.replaceAll(`${folder}/`, '');
    throw new (message.startsWith('Out of Memory') ? BoundMetError : StartError)(message, { cause: error });
  } finally {
    if (beside) rmSync(beside, { recursive: true, force: true });
  }
};

const run = async (duckdb: DuckDBConnection, sql: string, bounds: Bounds): Promise<QueryAnswer> => {
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    duckdb.interrupt();
  }, bounds.seconds * 1_000);
  try {
    return await answerOf(duckdb, sql, bounds);
  } catch (error) {
    if (isLate) throw new BoundMetError(`The query took longer than ${bounds.seconds} s.`, { cause: error });
    throw error;
  } finally {
    clearTimeout(timer);
  }
};

/** Piece by piece, so that what is too long is known before all of it is there. */
const answerOf = async (
  duckdb: DuckDBConnection,
  sql: string,
  { rows: most, bytes = Infinity }: Bounds,
): Promise<QueryAnswer> => {
  const result = await duckdb.stream(sql);
  const types = result.columnTypes();
  const rows: (readonly Json[])[] = [];
  let length = 0;
  for await (const piece of result.yieldRowsJson()) {
    const more = piece.map((row) => row.map((value, column) => withNumbers(value, types[column]!)));
    rows.push(...more);
    if (bytes < Infinity) length += JSON.stringify(more.slice(0, most + more.length - rows.length)).length;
    if (length > bytes) throw new BoundMetError(`The answer is longer than ${bytes / 1024 / 1024} MB.`);
    if (rows.length > most) break;
  }
  return {
    columns: result.deduplicatedColumnNames(),
    types: types.map(String),
    rows: rows.slice(0, most),
    isCut: rows.length > most,
  };
};

const wide = /^(?:U?BIGINT|U?HUGEINT|DECIMAL.*)$/;

/** DuckDB writes wide numbers as texts; those that JSON can hold are numbers here. */
const withNumbers = (value: Json, type: DuckDBType): Json => {
  const isExact = typeof value === 'string' && Number.isSafeInteger(Math.trunc(Number(value)));
  return isExact && wide.test(type.toString()) ? Number(value) : value;
};

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DuckDBConnection, DuckDBType, Json } from '@duckdb/node-api';
import { StartError } from '../start-error.ts';
import { withDuckDB } from './duckdb.ts';
import { openExport, shutIn } from './views.ts';

export interface Bounds {
  /** At most so many rows are answered. */
  readonly rows: number;
  readonly seconds: number;
}

export interface QueryAnswer {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Json[])[];
  /** There were more rows than the bounds allow. */
  readonly isCut: boolean;
}

const memory = '1GB';
const spill = '4GB';

/**
 * Runs one SELECT on an export, in a DuckDB that reads nothing else, writes nothing and has bounds.
 * @throws StartError with what DuckDB says, or which bound was met
 */
export const query = async (folder: string, sql: string, bounds: Bounds): Promise<QueryAnswer> => {
  const beside = mkdtempSync(join(tmpdir(), 'henna-query-'));
  const settings = { memory_limit: memory, temp_directory: beside, max_temp_directory_size: spill };
  try {
    return await withDuckDB(settings, async (duckdb) => {
      await openExport(duckdb, folder);
      await shutIn(duckdb, folder);
      return run(duckdb, sql, bounds);
    });
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError((error as Error).message, { cause: error });
  } finally {
    rmSync(beside, { recursive: true, force: true });
  }
};

const run = async (duckdb: DuckDBConnection, sql: string, { rows, seconds }: Bounds): Promise<QueryAnswer> => {
  await requireOneSelect(duckdb, sql);
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    duckdb.interrupt();
  }, seconds * 1_000);
  try {
    const reader = await duckdb.streamAndReadUntil(sql, rows + 1);
    const types = reader.columnTypes();
    const all = reader.getRowsJson().map((row) => row.map((value, column) => withNumbers(value, types[column]!)));
    return { columns: reader.deduplicatedColumnNames(), rows: all.slice(0, rows), isCut: all.length > rows };
  } catch (error) {
    if (isLate) throw new StartError(`The query took longer than ${seconds} s.`, { cause: error });
    throw error;
  } finally {
    clearTimeout(timer);
  }
};

const wide = /^(?:U?BIGINT|U?HUGEINT|DECIMAL.*)$/;

/** DuckDB writes wide numbers as texts; those that JSON can hold are numbers here. */
const withNumbers = (value: Json, type: DuckDBType): Json => {
  const isExact = typeof value === 'string' && Number.isSafeInteger(Math.trunc(Number(value)));
  return isExact && wide.test(type.toString()) ? Number(value) : value;
};

/** What else DuckDB can do is not for here: writing files, attaching databases, several statements of which the last is told. */
const requireOneSelect = async (duckdb: DuckDBConnection, sql: string) => {
  const { StatementType } = await import('@duckdb/node-api');
  const statements = await duckdb.extractStatements(sql);
  if (statements.count !== 1) throw new StartError('One statement, please.');
  const { statementType } = await statements.prepare(0);
  // An EXPLAIN ANALYZE does what it explains.
  if (statementType !== StatementType.SELECT) throw new StartError('Only a SELECT can be asked.');
};

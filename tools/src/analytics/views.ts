import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { DuckDBConnection } from '@duckdb/node-api';
import { eventColumns, exportTables } from '@henna/domain';
import { quoted } from './duckdb.ts';
import { eventsFolder } from './parquet.ts';

const emptyColumns = (columns: Readonly<Record<string, string>>) =>
  Object.entries(columns)
    .map(([name, type]) => `CAST(NULL AS ${type}) AS ${name}`)
    .join(', ');

const hasEvents = (folder: string) => {
  const root = join(folder, eventsFolder);
  return existsSync(root) && readdirSync(root).some((day) => readdirSync(join(root, day)).length > 0);
};

/** Opens an export as views: `events`, and one for each table. A view without files is empty. */
export const openExport = async (duckdb: DuckDBConnection, folder: string): Promise<void> => {
  const days = join(folder, eventsFolder, '*', '*.parquet');
  const events = hasEvents(folder)
    ? `SELECT * FROM read_parquet(${quoted(days)}, hive_partitioning = true, hive_types = {day: DATE})`
    : `SELECT ${emptyColumns(eventColumns)} WHERE false`;
  await duckdb.run(`CREATE VIEW events AS ${events}`);
  for (const [table, columns] of Object.entries(exportTables)) {
    const file = join(folder, `${table}.parquet`);
    const rows = existsSync(file)
      ? `SELECT * FROM read_parquet(${quoted(file)})`
      : `SELECT ${emptyColumns(columns)} WHERE false`;
    await duckdb.run(`CREATE VIEW ${table} AS ${rows}`);
  }
};

/** From now on only that folder can be read, and no setting can be changed. */
export const lockDown = async (duckdb: DuckDBConnection, folder: string): Promise<void> => {
  await duckdb.run(`SET allowed_directories = [${quoted(folder)}]`);
  await duckdb.run('SET allow_community_extensions = false');
  await duckdb.run('SET enable_external_access = false');
  await duckdb.run('SET lock_configuration = true');
};

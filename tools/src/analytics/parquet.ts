import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { DuckDBConnection } from '@duckdb/node-api';
import { exportTables } from '@henna/domain';
import { eventLine } from './columns.ts';
import { quoted } from './duckdb.ts';

/** The columns of the event files; `data` has the whole event data as JSON. `at` is a keyword of SQL. */
const selectEvents = `SELECT
  position, id, type, "at" AS recordedAt, actAt, actor.kind AS actorKind, actor.role AS actorRole, actor.id AS actorId,
  origin, language, correlationId,
  data->>'productId' AS productId,
  coalesce(data->>'userId', data->>'memberId') AS memberId,
  data->>'optionId' AS optionId,
  TRY_CAST(data->>(CASE type WHEN 'RatingChanged' THEN 'to' ELSE 'stars' END) AS TINYINT) AS stars,
  CAST(data AS VARCHAR) AS data`;

const readLines = (file: string, columns: Readonly<Record<string, string>>) =>
  `read_json(${quoted(file)}, format = 'newline_delimited', columns = {${Object.entries(columns)
    .map(([name, type]) => `"${name}": ${quoted(type)}`)
    .join(', ')}})`;

const format = 'FORMAT parquet, COMPRESSION zstd';

/** Holds folders like `day=2026-03-01`, by the UTC day on which something was done. */
export const eventsFolder = 'events';
const nextFolder = '.next';
const positionPrefix = (through: string) => through.padStart(19, '0');

/** Reads lines of events into a table, to be written together with those read before. @returns how many there were */
export const stageEvents = async (duckdb: DuckDBConnection, lineFile: string): Promise<number> => {
  const from = `${selectEvents}, strftime(actAt, '%Y-%m-%d') AS day FROM ${readLines(lineFile, eventLine)}`;
  await duckdb.run(`CREATE TABLE IF NOT EXISTS staged AS ${from} LIMIT 0`);
  return (await duckdb.run(`INSERT INTO staged ${from}`)).rowsChanged;
};

/**
 * Adds the staged events to the folders of their days: written to temporary files, then renamed, so that nobody ever
 * reads half a file.
 * @param through position of the last of them
 */
export const writeStagedEvents = async (duckdb: DuckDBConnection, folder: string, through: string): Promise<void> => {
  const next = join(folder, nextFolder);
  rmSync(next, { recursive: true, force: true });
  await duckdb.run(`COPY (FROM staged ORDER BY day, position) TO ${quoted(next)} (${format}, PARTITION_BY (day))`);
  await duckdb.run('DROP TABLE staged');
  for (const day of readdirSync(next)) {
    mkdirSync(join(folder, eventsFolder, day), { recursive: true });
    for (const [index, file] of readdirSync(join(next, day)).entries())
      renameSync(join(next, day, file), join(folder, eventsFolder, day, `${positionPrefix(through)}-${index}.parquet`));
  }
  rmSync(next, { recursive: true });
};

/** Removes files with events after a position: a run was stopped before the manifest named them. `null`: removes all. */
export const removeEventsAfter = (folder: string, through: string | null): void => {
  rmSync(join(folder, nextFolder), { recursive: true, force: true });
  const root = join(folder, eventsFolder);
  mkdirSync(root, { recursive: true });
  if (through === null) rmSync(root, { recursive: true });
  else
    for (const day of readdirSync(root))
      for (const file of readdirSync(join(root, day)))
        if (file.slice(0, positionPrefix('').length) > positionPrefix(through)) rmSync(join(root, day, file));
};

/** Writes the tables besides the events again. */
export const writeTables = async (duckdb: DuckDBConnection, folder: string, lineFile: string): Promise<void> => {
  const allColumns = Object.assign({ table: 'VARCHAR' }, ...Object.values(exportTables)) as Readonly<
    Record<string, string>
  >;
  await duckdb.run(`CREATE TABLE rows AS FROM ${readLines(lineFile, allColumns)}`);
  for (const [table, columns] of Object.entries(exportTables)) {
    const next = join(folder, `${nextFolder}.${table}`);
    const rows = `SELECT ${Object.keys(columns).join(', ')} FROM rows WHERE "table" = ${quoted(table)}`;
    await duckdb.run(`COPY (${rows}) TO ${quoted(next)} (${format})`);
    renameSync(next, join(folder, `${table}.parquet`));
  }
};

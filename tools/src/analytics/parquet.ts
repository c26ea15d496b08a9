import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { DuckDBConnection } from '@duckdb/node-api';
import { eventLine, exportTables } from './columns.ts';
import { quoted } from './duckdb.ts';

/** What the event tells of itself in columns of its own; `data` has all of it as JSON. `at` is a word of SQL. */
const events = `SELECT
  position, id, type, "at" AS recordedAt, actAt, actor.kind AS actorKind, actor.role AS actorRole, actor.id AS actorId,
  origin, language, correlationId,
  data->>'productId' AS productId,
  coalesce(data->>'userId', data->>'memberId') AS memberId,
  data->>'optionId' AS optionId,
  TRY_CAST(data->>(CASE type WHEN 'RatingChanged' THEN 'to' ELSE 'stars' END) AS TINYINT) AS stars,
  CAST(data AS VARCHAR) AS data`;

const lines = (file: string, columns: Readonly<Record<string, string>>) =>
  `read_json(${quoted(file)}, format = 'newline_delimited', columns = {${Object.entries(columns)
    .map(([name, type]) => `"${name}": ${quoted(type)}`)
    .join(', ')}})`;

const form = 'FORMAT parquet, COMPRESSION zstd';

/** `day=2026-03-01` by the UTC day of the act. */
export const eventsFolder = 'events';
const nextFolder = '.next';
const nameOf = (through: string) => through.padStart(19, '0');

/** Takes lines of events in, to be added with those taken before. @returns how many there were */
export const takeEvents = async (duckdb: DuckDBConnection, lineFile: string): Promise<number> => {
  const from = `${events}, strftime(actAt, '%Y-%m-%d') AS day FROM ${lines(lineFile, eventLine)}`;
  await duckdb.run(`CREATE TABLE IF NOT EXISTS taken AS ${from} LIMIT 0`);
  return (await duckdb.run(`INSERT INTO taken ${from}`)).rowsChanged;
};

/**
 * Adds the events that were taken to the files of their days: written beside them, then renamed, so that nobody ever
 * reads half a file.
 * @param through position of the last of them
 */
export const addEvents = async (duckdb: DuckDBConnection, folder: string, through: string): Promise<void> => {
  const next = join(folder, nextFolder);
  rmSync(next, { recursive: true, force: true });
  await duckdb.run(`COPY (FROM taken ORDER BY day, position) TO ${quoted(next)} (${form}, PARTITION_BY (day))`);
  await duckdb.run('DROP TABLE taken');
  for (const day of readdirSync(next)) {
    mkdirSync(join(folder, eventsFolder, day), { recursive: true });
    for (const [index, file] of readdirSync(join(next, day)).entries())
      renameSync(join(next, day, file), join(folder, eventsFolder, day, `${nameOf(through)}-${index}.parquet`));
  }
  rmSync(next, { recursive: true });
};

/** Removes files that hold events behind a position: a run was stopped before it had noted them. `null`: removes all. */
export const removeEventsBehind = (folder: string, through: string | null): void => {
  rmSync(join(folder, nextFolder), { recursive: true, force: true });
  const root = join(folder, eventsFolder);
  mkdirSync(root, { recursive: true });
  if (through === null) rmSync(root, { recursive: true });
  else
    for (const day of readdirSync(root))
      for (const file of readdirSync(join(root, day)))
        if (file.slice(0, nameOf('').length) > nameOf(through)) rmSync(join(root, day, file));
};

/** Writes the tables beside the events anew. */
export const writeTables = async (duckdb: DuckDBConnection, folder: string, lineFile: string): Promise<void> => {
  const all = Object.assign({ table: 'VARCHAR' }, ...Object.values(exportTables)) as Readonly<Record<string, string>>;
  await duckdb.run(`CREATE TABLE told AS FROM ${lines(lineFile, all)}`);
  for (const [table, columns] of Object.entries(exportTables)) {
    const next = join(folder, `${nextFolder}.${table}`);
    const rows = `SELECT ${Object.keys(columns).join(', ')} FROM told WHERE "table" = ${quoted(table)}`;
    await duckdb.run(`COPY (${rows}) TO ${quoted(next)} (${form})`);
    renameSync(next, join(folder, `${table}.parquet`));
  }
};

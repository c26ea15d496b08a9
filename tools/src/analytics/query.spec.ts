import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withDuckDB } from './duckdb.ts';
import { writeStagedEvents, removeEventsAfter, stageEvents, writeTables } from './parquet.ts';
import { query, type QueryLimits } from './query.ts';
import { openExport, lockDown } from './views.ts';
import { asLines, votesOn } from './testing/sample-events.ts';

const bounds: QueryLimits = { rows: 100, seconds: 30 };
const days = ['2026-03-01', '2026-03-01', '2026-03-02', '2025-12-31'];
let root: string;
let folder: string;
const ask = (sql: string, within = bounds) => query(folder, sql, within);

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'henna-query-spec-'));
  folder = join(root, "an analyst's");
  mkdirSync(folder);
  writeFileSync(join(root, 'secret.csv'), 'secret\n1\n');
  const lines = join(root, 'lines');
  await withDuckDB({}, async (duckdb) => {
    const [first, second] = [votesOn(...days).slice(0, 2), votesOn(...days).slice(2)];
    writeFileSync(lines, asLines(first));
    expect(await stageEvents(duckdb, lines)).toBe(2);
    await writeStagedEvents(duckdb, folder, '2');
    writeFileSync(lines, asLines(second));
    expect(await stageEvents(duckdb, lines)).toBe(2);
    await writeStagedEvents(duckdb, folder, '4');
    const hour = { level: 'all', entityId: '', hour: '2026-03-01T23:00:00.000Z', language: 'ar' };
    const counts = { visits: 0, votes: 2, ratings: 0, comments: 0, stars: 0, newMembers: 0 };
    writeFileSync(lines, asLines([{ table: 'metrics', ...hour, ...counts }]));
    await writeTables(duckdb, folder, lines);
  });
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('an export', () => {
  it('has a folder for each UTC day of the acts, and all events in them once', async () => {
    expect(readdirSync(join(folder, 'events')).toSorted()).toEqual([
      'day=2025-12-31',
      'day=2026-03-01',
      'day=2026-03-02',
    ]);
    const { columns, rows } = await ask(
      'SELECT day, count(*) AS votes, min(actAt) AS first FROM events GROUP BY ALL ORDER BY day',
    );
    expect(columns).toEqual(['day', 'votes', 'first']);
    expect(rows).toEqual([
      ['2025-12-31', 1, '2025-12-31 23:59:59.999+00'],
      ['2026-03-01', 2, '2026-03-01 23:59:59.999+00'],
      ['2026-03-02', 1, '2026-03-02 23:59:59.999+00'],
    ]);
    const result = await ask(
      `SELECT position, type, memberId, optionId, data->>'vote' AS vote FROM events WHERE position = 3`,
    );
    expect(result.rows).toEqual([[3, 'VoteCast', 'somebody', 'good', 'Good']]);
  });

  it('has tables beside them, also those without rows', async () => {
    const { rows } = await ask(
      `SELECT m.votes, (SELECT count(*) FROM optionVotes), (SELECT count(*) FROM products) FROM metrics m`,
    );
    expect(rows).toEqual([[2, 0, 0]]);
  });
});

const notThere = /^There is no/;
const notForHere = /is not for here\.$/;
const noSelect = 'Only a SELECT can be asked.';

describe('a query', () => {
  it.each([
    [`SELECT * FROM '../secret.csv'`, notThere],
    [`FROM 'https://example.org/a.csv'`, notThere],
    [`SELECT * FROM information_schema.tables`, notThere],
    [`SELECT * FROM events2`, notThere],
    [`WITH x AS (SELECT 1) SELECT * FROM (SELECT * FROM duckdb_logs) JOIN x ON true`, notThere],
    [`WITH pg_settings AS (SELECT 1) SELECT name, setting FROM pg_catalog.pg_settings`, notThere],
    [`WITH tables AS (SELECT 1) SELECT * FROM information_schema.tables`, notThere],
    [`WITH duckdb_views AS (SELECT 1) SELECT * FROM main.duckdb_views`, notThere],
    [`WITH sqlite_master AS (SELECT 1) SELECT * FROM main.sqlite_master`, notThere],
    [`WITH pg_settings AS (SELECT 1) FROM "PG_Catalog"."PG_SETTINGS"`, notThere],
    [`WITH pg_settings AS (SELECT 1) FROM memory.pg_catalog.pg_settings`, notThere],
    [`SELECT * FROM main.events`, notThere],
    [`SELECT * FROM memory.main.events`, notThere],
    [`DESCRIBE pg_catalog.pg_settings`, notThere],
    [`SUMMARIZE pg_settings`, notThere],
    [`SHOW TABLES FROM information_schema`, notThere],
    [`TABLE pg_settings`, notThere],
    [`WITH pg_settings AS (SELECT * FROM pg_settings) SELECT * FROM pg_settings`, notThere],
    [`WITH RECURSIVE pg_settings AS (SELECT count(*) FROM pg_settings) FROM pg_settings`, notThere],
    [`WITH RECURSIVE pg_settings AS (SELECT name FROM pg_settings UNION SELECT 'x') FROM pg_settings`, notThere],
    [`WITH a AS (FROM pg_settings), pg_settings AS (SELECT 1) FROM a`, notThere],
    [`SELECT * FROM (WITH pg_settings AS (SELECT 1) FROM pg_settings) a, pg_settings b`, notThere],
    [`SELECT (WITH pg_settings AS (SELECT 1) FROM pg_settings), (SELECT max(name) FROM pg_settings)`, notThere],
    [`WITH a AS (WITH pg_settings AS (SELECT 1) FROM pg_settings) FROM pg_settings`, notThere],
    [`(WITH pg_settings AS (SELECT 'a') FROM pg_settings) UNION ALL SELECT name FROM pg_settings`, notThere],
    [`SELECT name FROM pg_settings EXCEPT (WITH pg_settings AS (SELECT 'a') FROM pg_settings)`, notThere],
    [`SELECT * FROM products, LATERAL (SELECT name FROM pg_settings)`, notThere],
    [`SELECT * FROM products POSITIONAL JOIN pg_catalog.pg_settings`, notThere],
    [`SELECT * FROM events WHERE EXISTS (FROM pg_settings)`, notThere],
    [`SELECT ARRAY(SELECT name FROM pg_settings)`, notThere],
    [`SELECT [x FOR x IN (SELECT list(name) FROM pg_settings)]`, notThere],
    [`FROM (PIVOT pg_catalog.pg_settings ON name IN ('threads') USING count(*))`, notThere],
    [`UNPIVOT pg_catalog.pg_settings ON name, setting`, notThere],
    [`PIVOT pg_catalog.pg_settings ON name USING count(*)`, noSelect],
    [`SELECT pg_get_viewdef(range) FROM range(3000)`, notForHere],
    [`SELECT (range).PG_get_viewdef() FROM range(3000)`, notForHere],
    [`SELECT json_serialize_plan('FROM duckdb_settings()')`, notForHere],
    [`SELECT ('temp_directory').current_setting()`, notForHere],
    [`FROM query_table('pg_settings')`, notForHere],
    [`FROM pragma_table_info('events')`, notForHere],
    [`SELECT * FROM read_csv('/etc/passwd')`, notForHere],
    [`SELECT (SELECT content FROM read_text('/proc/self/environ'))`, notForHere],
    [`SELECT * FROM read_blob('https://example.org')`, notForHere],
    [`SELECT * FROM system.main.GLOB('/*')`, notForHere],
    [`FROM query('SELECT ' || '42')`, notForHere],
    [`FROM json_execute_serialized_sql(json_serialize_sql('SELECT 42'))`, notForHere],
    [`FROM enable_logging(storage = 'file', storage_path = '/tmp/log')`, notForHere],
    [`FROM arrow_scan(1, 2, 3)`, notForHere],
    [`FROM duckdb_settings()`, notForHere],
    [`SELECT current_setting('temp_directory')`, notForHere],
    [`SELECT getenv('PATH')`, 'getenv does not exist'],
    [`SET memory_limit = '100GB'`, noSelect],
    [`SET VARIABLE a = 1`, noSelect],
    [`PRAGMA database_list`, noSelect],
    [`ATTACH 'other.db'`, noSelect],
    [`INSTALL httpfs`, noSelect],
    [`LOAD httpfs`, noSelect],
    [`CREATE TABLE t AS SELECT 1`, noSelect],
    [`CALL enable_logging()`, noSelect],
    [`EXPLAIN ANALYZE SELECT 1`, noSelect],
    [`SELECT 1; SELECT 2`, 'One statement'],
    [`-- nothing`, 'One statement'],
    [`SELECT`, 'Parser Error'],
    [`SELECT nothing FROM events`, 'Binder Error'],
  ])('refuses %s', async (sql, why) => {
    await expect(ask(sql)).rejects.toThrow(why);
  });

  it('knows the names that it gives itself, and functions that only make rows', async () => {
    expect((await ask('WITH mine AS (FROM events) SELECT count(*) FROM Mine, range(3), unnest([1])')).rows).toEqual([
      [12],
    ]);
    const recursive =
      'WITH RECURSIVE t(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM t WHERE n < 9) SELECT max(n) FROM t';
    expect((await ask(recursive)).rows).toEqual([[9]]);
    expect((await ask('DESCRIBE metrics')).rows[0]).toContain('level');
  });

  it.each([
    [
      `WITH a AS (SELECT 1 AS n), b AS MATERIALIZED (SELECT n + 1 AS n FROM A) SELECT n FROM b UNION SELECT n FROM "a"`,
      2,
    ],
    [`WITH a AS (SELECT 1) SELECT * FROM (SELECT * FROM a WHERE EXISTS (FROM a)), LATERAL (FROM a)`, 1],
    [`WITH events AS (SELECT 1 AS n) SELECT n FROM events`, 1],
    [`WITH a AS (SELECT 1), b AS (WITH a AS (SELECT 2 UNION FROM a) FROM a) FROM b`, 2],
    [`FROM (PIVOT events ON type IN ('VoteCast') USING count(*) GROUP BY day)`, 3],
    [`SHOW TABLES`, 4],
  ])('answers %s', async (sql, count) => expect((await ask(sql)).rows).toHaveLength(count));

  it('refuses every macro that reads from the catalogue of DuckDB', async () => {
    const macros = await withDuckDB({}, (duckdb) =>
      duckdb.runAndReadAll(
        `SELECT DISTINCT function_name FROM duckdb_functions()
         WHERE function_type = 'macro' AND regexp_matches(macro_definition, 'FROM (duckdb|pragma|pg)_')`,
      ),
    );
    expect(macros.getRows()).not.toHaveLength(0);
    for (const [name] of macros.getRows()) await expect(ask(`SELECT ${String(name)}(1)`)).rejects.toThrow(notForHere);
  });

  it('writes nothing, in its folder neither', async () => {
    const out = join(folder, 'out.csv').replaceAll("'", "''");
    await expect(ask(`COPY (SELECT 1) TO '${out}'`)).rejects.toThrow('Only a SELECT');
    await expect(ask(`EXPLAIN ANALYZE COPY (SELECT 1) TO '${out}'`)).rejects.toThrow('Only a SELECT');
    await expect(ask(`EXPORT DATABASE '${join(root, 'out.csv')}'`)).rejects.toThrow('Only a SELECT');
    expect([...readdirSync(root), ...readdirSync(folder)]).not.toContain('out.csv');
  });

  it('ends at its bounds', async () => {
    expect(await ask('SELECT range FROM range(1000)', { ...bounds, rows: 3 })).toEqual({
      columns: ['range'],
      types: ['BIGINT'],
      rows: [[0], [1], [2]],
      isCut: true,
    });
    expect((await ask('SELECT range FROM range(3)', { ...bounds, rows: 3 })).isCut).toBe(false);
    const forever = 'SELECT sum(sqrt(a.range * b.range)) FROM range(10000000) a, range(10000000) b';
    await expect(ask(forever, { ...bounds, seconds: 1 })).rejects.toThrow('longer than 1 s');
    const long = 'SELECT repeat(CAST(range AS VARCHAR), 1000) FROM range(100)';
    await expect(ask(long, { ...bounds, bytes: (1024 * 1024) / 8 })).rejects.toThrow('longer than 0.125 MB');
    await expect(
      query(folder, 'SELECT range FROM range(100000000) ORDER BY hash(range)', bounds, { memory: '64MB' }),
    ).rejects.toThrow('Out of Memory');
  });
});

it('is shut in by DuckDB itself too', async () => {
  await withDuckDB({}, async (duckdb) => {
    await openExport(duckdb, folder);
    await lockDown(duckdb, folder);
    const secret = join(root, 'secret.csv');
    for (const sql of [
      `FROM read_csv('${secret}')`,
      `FROM read_csv('${root}/../${secret}')`,
      `FROM glob('${root}/*')`,
      `FROM '${secret}'`,
      `ATTACH '${root}/a.db'`,
      `COPY (SELECT 1) TO '${root}/out.csv'`,
    ])
      await expect(duckdb.run(sql)).rejects.toThrow(/Permission Error/);
    for (const sql of [`SET threads = 64`, `INSTALL httpfs`, `LOAD httpfs`, `FROM 'https://example.org/a.csv'`])
      await expect(duckdb.run(sql)).rejects.toThrow();
    await expect(duckdb.run(`SET memory_limit = '100GB'`)).rejects.toThrow('locked');
  });
});

it('loses the files that a run had not noted, and no other', async () => {
  removeEventsAfter(folder, '2');
  expect((await ask('SELECT position FROM events ORDER BY position')).rows).toEqual([[1], [2]]);
  removeEventsAfter(folder, null);
  expect((await ask('SELECT position FROM events')).rows).toEqual([]);
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withDuckDB } from './duckdb.ts';
import { addEvents, removeEventsBehind, takeEvents, writeTables } from './parquet.ts';
import { query } from './query.ts';
import { asLines, votesOn } from './testing/told-lines.ts';

const bounds = { rows: 100, seconds: 30 };
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
    expect(await takeEvents(duckdb, lines)).toBe(2);
    await addEvents(duckdb, folder, '2');
    writeFileSync(lines, asLines(second));
    expect(await takeEvents(duckdb, lines)).toBe(2);
    await addEvents(duckdb, folder, '4');
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
    const told = await ask(
      `SELECT position, type, memberId, optionId, data->>'vote' AS vote FROM events WHERE position = 3`,
    );
    expect(told.rows).toEqual([[3, 'VoteCast', 'somebody', 'good', 'Good']]);
  });

  it('has tables beside them, also those without rows', async () => {
    const { rows } = await ask(
      `SELECT m.votes, (SELECT count(*) FROM optionVotes), (SELECT count(*) FROM products) FROM metrics m`,
    );
    expect(rows).toEqual([[2, 0, 0]]);
  });
});

describe('a query', () => {
  it.each([
    [`SELECT * FROM '../secret.csv'`, /Permission|disabled|not exist|No files/],
    [`SELECT * FROM read_csv('/etc/passwd')`, /Permission Error/],
    [`SELECT * FROM glob('/*')`, /Permission Error/],
    [`SELECT * FROM read_text('https://example.org')`, /./],
    [`SET memory_limit = '100GB'`, /Only a SELECT/],
    [`ATTACH 'other.db'`, /Only a SELECT/],
    [`INSTALL httpfs`, /Only a SELECT/],
    [`CREATE TABLE t AS SELECT 1`, /Only a SELECT/],
    [`SELECT 1; SELECT 2`, /One statement/],
    [`SELECT`, /Parser Error/],
    [`SELECT * FROM events2`, /events2 does not exist/],
  ])('refuses %s', async (sql, why) => {
    await expect(ask(sql)).rejects.toThrow(why);
  });

  it('reads no file beside its folder by its full name either, and changes no setting', async () => {
    await expect(ask(`SELECT * FROM read_csv('${join(root, 'secret.csv')}')`)).rejects.toThrow('Permission Error');
    await expect(ask(`SELECT * FROM read_csv('${root}/../${root}/secret.csv')`)).rejects.toThrow('Permission Error');
    await expect(ask(`SELECT set_config('threads', '64', false)`)).rejects.toThrow();
  });

  it('writes nothing, in its folder neither', async () => {
    const out = join(folder, 'out.csv').replaceAll("'", "''");
    await expect(ask(`COPY (SELECT 1) TO '${out}'`)).rejects.toThrow('Only a SELECT');
    await expect(ask(`EXPLAIN ANALYZE COPY (SELECT 1) TO '${out}'`)).rejects.toThrow('Only a SELECT');
    await expect(ask(`COPY (SELECT 1) TO '${join(root, 'out.csv')}'`)).rejects.toThrow('Permission Error');
    expect([...readdirSync(root), ...readdirSync(folder)]).not.toContain('out.csv');
  });

  it('ends at its bounds', async () => {
    expect(await ask('SELECT range FROM range(1000)', { ...bounds, rows: 3 })).toEqual({
      columns: ['range'],
      rows: [[0], [1], [2]],
      isCut: true,
    });
    expect((await ask('SELECT range FROM range(3)', { ...bounds, rows: 3 })).isCut).toBe(false);
    const forever = 'SELECT sum(sqrt(a.range * b.range)) FROM range(10000000) a, range(10000000) b';
    await expect(ask(forever, { ...bounds, seconds: 1 })).rejects.toThrow('longer than 1 s');
  });
});

it('loses the files that a run had not noted, and no other', async () => {
  removeEventsBehind(folder, '2');
  expect((await ask('SELECT position FROM events ORDER BY position')).rows).toEqual([[1], [2]]);
  removeEventsBehind(folder, null);
  expect((await ask('SELECT position FROM events')).rows).toEqual([]);
});

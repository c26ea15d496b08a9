import { sqlViews, type SqlAnswer } from '@henna/domain';
import { readdir } from 'node:fs/promises';
import { startApp, type AppHarness } from '../../testing/app-harness.ts';
import { makeProduct } from '../../testing/builders.ts';
import { SqlFiles } from './sql/sql-files.ts';
import { runQuery } from './sql/query-process.ts';

const patienceMs = 120_000;

describe('SQL for analysts', () => {
  let service: AppHarness;
  let layla: Awaited<ReturnType<AppHarness['member']>>;
  beforeAll(async () => {
    service = await startApp();
    layla = await service.member('Layla');
    const { id: productId } = await makeProduct(service);
    await layla.agent.post('/api/votes').send({ productId, vote: 'Good' }).expect(201);
    const last = await layla.agent.post('/api/comments').send({ productId, content: 'Smells of roses' }).expect(201);
    await service.settled(last);
  }, patienceMs);
  afterAll(() => service.stop());

  const ask = (sql: string, more: object = {}) =>
    service
      .token('analyst')
      .post('/api/analytics/sql')
      .send({ sql, ...more });
  const answer = async (sql: string, more: object = {}) => (await ask(sql, more).expect(200)).body as SqlAnswer;
  const refusal = async (sql: string) =>
    (await ask(sql).expect(400)).body as { readonly code: string; readonly message: string };

  test('answers what was done, and what is counted', async () => {
    const { columns, types, rows, isCut, position } = await answer(
      `SELECT type, count(*) AS events FROM events WHERE type IN ('VoteCast', 'CommentPosted') GROUP BY ALL ORDER BY type`,
    );
    expect({ columns, types, rows, isCut }).toEqual({
      columns: ['type', 'events'],
      types: ['VARCHAR', 'BIGINT'],
      rows: [
        ['CommentPosted', 1],
        ['VoteCast', 1],
      ],
      isCut: false,
    });
    expect(BigInt(position)).toBeGreaterThan(0n);
    const counted = await answer(`SELECT sum(votes), sum(comments) FROM metrics WHERE level = 'all'`);
    expect(counted.rows).toEqual([[1, 1]]);
  });

  test.each(Object.entries(sqlViews))('the view %s has the columns that are offered', async (view, columns) => {
    expect((await answer(`SELECT * FROM ${view} LIMIT 0`)).columns.toSorted()).toEqual(Object.keys(columns).toSorted());
  });

  test('knows nobody', async () => {
    const { rows } = await answer('SELECT * FROM events', { limit: 10_000 });
    expect(rows.length).toBeGreaterThan(3);
    for (const personal of [layla.id, layla.email, 'Layla', 'Smells'])
      expect(JSON.stringify(rows)).not.toContain(personal);
  });

  test('says what DuckDB says, and where the installation lies to nobody', async () => {
    expect(await refusal('SELECT nothing FROM events')).toMatchObject({ code: 'SQL_REFUSED' });
    expect((await refusal('SELECT nothing FROM events')).message).toContain('Binder Error');
    const { folder } = service.app.get(SqlFiles);
    for (const sql of ['SELECT 1 FROM products WHERE x', 'SELECT CAST(type AS INTEGER) FROM events', 'FROM products()'])
      expect((await refusal(sql)).message).not.toContain(folder);
    for (const body of [
      {},
      { sql: '' },
      { sql: 'SELECT 1', limit: 0 },
      { sql: 'SELECT 1', limit: null },
      { sql: 'x'.repeat(10_001) },
    ])
      await service.token('analyst').post('/api/analytics/sql').send(body).expect(400);
  });

  test.each([
    `FROM read_csv('/etc/passwd')`,
    `FROM glob('/*')`,
    `FROM '/proc/self/environ'`,
    `FROM enable_logging(storage = 'file', storage_path = '/tmp/henna-log')`,
    `COPY (SELECT 1) TO '/tmp/henna-out.csv'`,
    `EXPORT DATABASE '/tmp/henna-out'`,
    `ATTACH '/tmp/henna.db'`,
    `INSTALL httpfs`,
    `LOAD httpfs`,
    `SET lock_configuration = false`,
    `PRAGMA database_list`,
    `SELECT 1; DROP VIEW events`,
    `DELETE FROM events`,
  ])('refuses %s', async (sql) => {
    expect(await refusal(sql)).toMatchObject({ code: 'SQL_REFUSED' });
  });

  test('leaves nothing beside the export', async () => {
    const { folder } = service.app.get(SqlFiles);
    const names = await readdir(folder);
    expect(names.toSorted()).toEqual([
      'events',
      'export.json',
      'metrics.parquet',
      'optionVotes.parquet',
      'products.parquet',
    ]);
  });

  test(
    'ends at its bounds of rows, length, memory and time',
    async () => {
      expect(await answer('SELECT range FROM range(100000)', { limit: 2 })).toMatchObject({
        rows: [[0], [1]],
        isCut: true,
      });
      const long = `SELECT repeat('x', 1000000) FROM range(10)`;
      expect(await refusal(long)).toMatchObject({ code: 'SQL_TOO_MUCH', message: 'The answer is longer than 4 MB.' });
      // DuckDB knows of the first; of the second only the process itself.
      for (const sql of ['SELECT range FROM range(1000000000) ORDER BY hash(range)', 'SELECT len(range(1000000000))'])
        expect(await refusal(sql)).toMatchObject({ code: 'SQL_TOO_MUCH', message: expect.stringMatching(/[Mm]emory/) });
      const forever = 'WITH RECURSIVE t(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM t) SELECT max(n) FROM t';
      const { folder } = service.app.get(SqlFiles);
      await expect(runQuery(folder, forever, 1, new AbortController().signal, 1)).rejects.toMatchObject({
        code: 'SQL_TOO_MUCH',
        params: { reason: 'The query took longer than 1 s.' },
      });
    },
    patienceMs,
  );

  test(
    'runs two at a time, and ends when who asked hangs up',
    async () => {
      const forever = 'SELECT sum(sqrt(a.range * b.range)) FROM range(10000000) a, range(10000000) b';
      const over = new AbortController();
      const asked = [1, 2].map(() =>
        fetch(`${service.url}/api/analytics/sql`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-admin-token': 'analyst-secret' },
          body: JSON.stringify({ sql: forever }),
          signal: over.signal,
        }),
      );
      const status = async () => (await ask('SELECT 1')).status;
      while ((await status()) !== 429) continue;
      expect((await ask('SELECT 1')).headers['retry-after']).toBe('5');
      over.abort();
      expect((await Promise.allSettled(asked)).map(({ status: end }) => end)).toEqual(['rejected', 'rejected']);
      while ((await status()) !== 200) continue;
    },
    patienceMs,
  );

  test('is not run for who has hung up while the files were written', async () => {
    const { folder } = service.app.get(SqlFiles);
    const asked = runQuery(folder, 'SELECT count(*) FROM events', 1, AbortSignal.abort());
    await expect(asked).rejects.toMatchObject({ code: 'SQL_TOO_MUCH' });
  });

  test(
    'loses who was erased before it answers again',
    async () => {
      const sql = `SELECT count(*) FROM events WHERE type = 'VoteCast'`;
      expect((await answer(sql)).rows).toEqual([[1]]);
      await layla.agent.delete('/api/accounts/current').send({ password: layla.password }).expect(204);
      expect((await answer(sql)).rows).toEqual([[0]]);
    },
    patienceMs,
  );
});

import { startApp, type AppHarness } from '../../testing/app-harness.ts';

const timeoutMs = 120_000;

describe('SQL for analysts', () => {
  let service: AppHarness;
  beforeAll(async () => {
    service = await startApp();
  }, timeoutMs);
  afterAll(() => service.stop());

  test(
    'takes ten seconds at most',
    async () => {
      const sql = 'WITH RECURSIVE t(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM t) SELECT max(n) FROM t';
      const { body } = await service.token('analyst').post('/api/analytics/sql').send({ sql }).expect(400);
      expect(body).toMatchObject({ code: 'SQL_TOO_MUCH', message: 'The query took longer than 10 s.' });
    },
    timeoutMs,
  );
});

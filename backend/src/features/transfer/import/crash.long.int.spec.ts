import type { BatchResponse } from '../../batches/index.ts';
import { EventStore } from '../../../shared/stores/event-store.ts';
import { startInstallation, type Installation } from '../../../testing/installation.ts';
import type { HistoryBatchResponse } from '../../history/history.responses.ts';
import type { ImportResponse } from '../transfer.responses.ts';

const patienceMs = 240_000;
const rows = 1_500;
const formerRows = 600;

describe('what a killed service was doing', () => {
  let installation: Installation;
  beforeAll(async () => {
    installation = await startInstallation();
  }, patienceMs);
  afterAll(() => installation?.stop(), patienceMs);

  const job = async (id: string) =>
    (await installation.admin().get(`/api/admin/imports/${id}`).expect(200)).body as ImportResponse;
  const until = async (id: string, when: (record: ImportResponse) => boolean) => {
    for (;;) {
      const record = await job(id);
      if (when(record)) return record;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  /** Ends the service without a word; the one that follows need not wait for its silence. */
  const crash = async () => {
    await installation.killService();
    for (const jobs of ['imports', 'batches'])
      await installation.mongo
        .db('henna_private')
        .collection(jobs)
        .updateMany({}, { $set: { heldUntil: new Date(0) } });
    await installation.restartService();
  };
  const post = async (path: string, body: object) =>
    (await installation.admin().post(path).send(body).expect(201)).body as { id: string };

  test(
    'an import goes on where it was, and doubles nothing; so does taking it back',
    async () => {
      const { id: brandId } = await post('/api/admin/brands', { name: 'crash', displayName: 'Crash' });
      const { id: categoryId } = await post('/api/admin/categories', { name: 'face', displayName: 'Face' });
      await post('/api/admin/subcategories', { name: 'masks', displayName: 'Masks', categoryId });
      const product = { name: 'Mask', brandId, category: 'face', subcategory: 'masks' };
      const { id: productId } = await post('/api/products', product);
      const former = Array.from({ length: formerRows }, (_, row) => ({ productId, userId: `before-${row}`, stars: 5 }));
      await installation.admin().post('/api/admin/import/ratings').send({ data: former, mode: 'merge' }).expect(200);
      const data = Array.from({ length: rows }, (_, row) => ({
        productId,
        userId: `shopper-${row}`,
        // Every tenth is bad: these must not be told twice either.
        stars: row % 10 === 9 ? 9 : (row % 5) + 1,
      }));
      const good = data.filter(({ stars }) => stars < 9).length;
      const { body } = await installation
        .admin()
        .post('/api/admin/import/ratings')
        .set('Prefer', 'respond-async')
        .send({ data, mode: 'replace' })
        .expect(202);
      const { id } = body as ImportResponse;
      await until(id, ({ removal }) => (removal?.done ?? 0) > 0);
      await crash();
      const half = await until(id, ({ done }) => done > 0);
      expect(half).toMatchObject({
        status: 'running',
        removal: { total: formerRows, done: formerRows },
        errors: expect.arrayContaining([expect.stringContaining('Row 10: stars')]),
      });
      await crash();
      const done = await until(id, ({ status }) => status !== 'running');
      expect(done).toMatchObject({ status: 'done', done: rows, success: good, skipped: 0, failed: rows - good });
      expect(done.errors).toHaveLength(rows - good);
      const ratings = async () =>
        (await installation.visitor().get(`/api/products/${productId}/ratings`).expect(200)).body;
      expect(await ratings()).toMatchObject({ total: good });
      const batch = async () =>
        (await installation.admin().get(`/api/admin/history/batches/${id}`).expect(200)).body as HistoryBatchResponse;
      // Each person joined and rated once, each former rating was reset once; the import began and ended once.
      expect((await batch()).total).toBe(2 * good + formerRows + 2);

      await installation.admin().post(`/api/admin/imports/${id}/undo`).expect(202);
      const undoing = await until(id, ({ undo }) => (undo?.done ?? 0) > 0);
      expect(undoing.status).toBe('undoing');
      await crash();
      const undone = await until(id, ({ status }) => status !== 'undoing');
      expect(undone).toMatchObject({ status: 'undone', undo: { done: good + formerRows, kept: 0 } });
      expect(await ratings()).toMatchObject({ total: formerRows, average: 5 });
    },
    patienceMs,
  );

  test(
    'a reset goes on where it was, and resets every ballot once',
    async () => {
      const [{ id: productId }] = (await installation.visitor().get('/api/products').expect(200)).body as [
        { id: string },
      ];
      const data = Array.from({ length: rows }, (_, row) => ({ productId, userId: `shopper-${row}`, vote: 'Good' }));
      await installation.admin().post('/api/admin/import/votes').send({ data, mode: 'merge' }).expect(200);
      const votes = `/api/admin/products/${productId}/votes`;
      const { batchId } = (await installation.admin().delete(votes).expect(202)).body as BatchResponse;
      const reset = async (when: (batch: BatchResponse) => boolean) => {
        for (;;) {
          const { body } = await installation.admin().get(`/api/admin/batches/${batchId}`).expect(200);
          if (when(body as BatchResponse)) return body as BatchResponse;
        }
      };
      expect(await reset(({ changed }) => changed > 0)).toMatchObject({ status: 'running', total: rows });
      await crash();
      const done = await reset(({ status }) => status !== 'running');
      expect(done).toMatchObject({ status: 'finished', total: rows, changed: rows, skipped: 0 });
      const total = async () =>
        (await installation.visitor().get(`/api/products/${productId}/votes`).expect(200)).body.total;
      expect(await total()).toBe(0);
      const written = new Map<string, number>();
      const log = new EventStore(installation.eventStoreUrl);
      for await (const { stream } of log.readAll(undefined, new Set(['VotesReset'])))
        written.set(stream, (written.get(stream) ?? 0) + 1);
      await log.onApplicationShutdown();
      expect([written.size, Math.max(...written.values())]).toEqual([rows, 1]);
      await installation.admin().post(`${votes}/restore`).expect(202);
      while ((await total()) < rows) await new Promise((resolve) => setTimeout(resolve, 20));
    },
    patienceMs,
  );
});

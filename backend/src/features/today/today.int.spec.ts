import { v7 } from 'uuid';
import { CommandContext } from '../../shared/commands/command-context.ts';
import { EventStore } from '../../shared/stores/event-store.ts';
import { startApp, type AppHarness } from '../../testing/app-harness.ts';
import { makeProduct } from '../../testing/builders.ts';
import { BatchJobs, type BatchJob } from '../batches/index.ts';
import type { TodayResponse } from './today.response.ts';

let service: AppHarness;
beforeAll(async () => (service = await startApp()));
afterAll(() => service.stop());

const today = async (role?: 'admin' | 'moderator' | 'analyst') =>
  (await service.token(role).get('/api/admin/today').expect(200)).body as TodayResponse;

test('nothing waits in an empty installation', async () => {
  await service.visitor().get('/api/admin/today').expect(401);
  expect(await today()).toEqual({
    openReports: 0,
    uncategorised: 0,
    withoutPicture: 0,
    parkedEvents: 0,
    imports: [],
    batches: [],
    catalogue: { categories: 0, brands: 0, products: 0, banners: 0 },
  });
});

test('counts what there is, and products without a picture or a category', async () => {
  const { id, categoryId } = await makeProduct(service);
  expect(await today('analyst')).toMatchObject({
    withoutPicture: 1,
    uncategorised: 0,
    catalogue: { categories: 1, brands: 1, products: 1 },
  });
  const pictureless = '/api/admin/products?withoutPicture=true&page=1';
  expect((await service.token().get(pictureless).expect(200)).body).toMatchObject({ total: 1 });
  await service.token().put(`/api/products/${id}`).send({ imageUrl: 'https://example.com/a.png' }).expect(200);
  expect((await service.token().get(pictureless).expect(200)).body).toMatchObject({ total: 0, items: [] });
  await service.token().delete(`/api/admin/categories/${categoryId}`).expect(204);
  expect(await today()).toMatchObject({
    withoutPicture: 0,
    uncategorised: 1,
    catalogue: { categories: 0, products: 1 },
  });
});

test('counts events that a view could not apply', async () => {
  const metadata = new CommandContext({ kind: 'system', id: 'test', role: 'system' }, 'system').metadata();
  const data = { bannerId: v7(), activatedAt: new Date().toISOString() };
  const event = { type: 'BannerActivated' as const, data };
  await service.app.get(EventStore).appendAnyRevision(`banner-${data.bannerId}`, [{ id: v7(), event, metadata }]);
  for (let tries = 0; tries < 100 && (await today()).parkedEvents === 0; tries++)
    await new Promise((resolve) => setTimeout(resolve, 100));
  expect((await today()).parkedEvents).toBe(1);
});

test('lists a batch that is running, to those who may see it', async () => {
  const held = { holder: 'another process', heldUntil: new Date(Date.now() + 60_000) };
  const counts = { total: 9, changed: 4, skipped: 0, upTo: '0', position: null, undoneBy: null };
  const target = { productId: v7(), of: 'votes' as const };
  const times = { startedAt: new Date(), finishedAt: null };
  const job = { _id: v7(), kind: 'reset', status: 'running', target, ...held, ...counts, ...times };
  await service.app.get(BatchJobs).add(job as unknown as BatchJob);
  expect((await today('moderator')).batches).toMatchObject([{ batchId: job._id, total: 9, changed: 4 }]);
  expect((await today('analyst')).batches).toEqual([]);
});

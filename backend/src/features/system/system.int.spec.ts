import { setTimeout as pause } from 'node:timers/promises';
import { v7 } from 'uuid';
import { CommandContext } from '../../shared/commands/command-context.ts';
import { Databases } from '../../shared/stores/databases.ts';
import { EventStore } from '../../shared/stores/event-store.ts';
import { startApp, type AppHarness } from '../../testing/app-harness.ts';
import { makeProduct } from '../../testing/builders.ts';
import type { SystemRebuildResponse, SystemStatusResponse } from './system.responses.ts';

describe('the system page', () => {
  let service: AppHarness;
  beforeAll(async () => (service = await startApp({ EVENTSTORE_EMBEDDED: 'yes' })));
  afterAll(() => service.stop());

  const read = async (role?: 'admin' | 'moderator' | 'analyst') =>
    (await service.token(role).get('/api/admin/system').expect(200)).body as SystemStatusResponse;
  const viewOf = async (name: string, role?: 'analyst') => (await read(role)).views.find(({ view }) => view === name)!;
  const until = async (holds: (status: SystemStatusResponse) => boolean) => {
    for (let tries = 0; tries < 300; tries++) {
      const status = await read();
      if (holds(status)) return status;
      await pause(100);
    }
    throw new Error('it never came to hold');
  };
  const rebuild = (view: string, role?: 'moderator') =>
    service.token(role).post('/api/admin/system/rebuilds').send({ view });

  test('tells how every part is', async () => {
    await makeProduct(service);
    const status = await until(({ lagMilliseconds }) => lagMilliseconds === 0);
    expect(status).toMatchObject({
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      stores: { events: { kind: 'embedded', answers: true }, documents: { kind: 'embedded', answers: true } },
      workerAtWork: true,
      lanes: [
        { lane: 'fast', workerAtWork: true },
        { lane: 'slow', workerAtWork: true },
      ],
    });
    expect(BigInt(status.position)).toBeGreaterThanOrEqual(BigInt(status.logPosition!));
    const product = status.views.find(({ view }) => view === 'product')!;
    expect(product).toMatchObject({ build: 1, parked: 0, parkedEvents: [], rebuild: null });
    await service.visitor().get('/api/admin/system').expect(401);
  });

  test('has a view built anew, which an administrator asks for, and tells how that goes', async () => {
    await rebuild('brand', 'moderator').expect(403);
    await rebuild('nothing').expect(400);
    const { body } = await rebuild('brand').expect(202);
    expect(body as SystemRebuildResponse).toMatchObject({ state: 'requested', requestedBy: 'admin-test', share: 0 });
    expect((await rebuild('brand').expect(409)).body).toMatchObject({ code: 'REBUILD_UNDER_WAY' });
    const status = await until(({ views }) => views.some(({ view, build }) => view === 'brand' && build === 2));
    expect(status.views.find(({ view }) => view === 'product')).toMatchObject({ build: 1, rebuild: null });
    await until(({ views }) => views.some(({ rebuild: last }) => last?.state === 'done'));
    expect((await viewOf('brand')).rebuild).toMatchObject({ requestedBy: 'admin-test', share: 1, error: null });
  });

  test('names events that a view could not take', async () => {
    const metadata = new CommandContext({ kind: 'system', id: 'test', role: 'system' }, 'system').metadata();
    const data = { bannerId: v7(), activatedAt: new Date().toISOString() };
    const event = { type: 'BannerActivated' as const, data };
    await service.app.get(EventStore).appendAnyRevision(`banner-${data.bannerId}`, [{ id: v7(), event, metadata }]);
    await until(({ views }) => views.some(({ parked }) => parked > 0));
    const [parked] = (await viewOf('banner')).parkedEvents;
    expect(parked).toMatchObject({ type: 'BannerActivated', reason: `no banner ${data.bannerId}` });
    expect((await viewOf('banner', 'analyst')).parkedEvents).toMatchObject([{ stream: null, reason: null }]);
    await service
      .visitor()
      .get('/api/health')
      .expect(200, /"degraded"/);
  });

  test('says of a rebuild that fell silent that it stands still', async () => {
    const { views } = service.app.get(Databases);
    const long = new Date(Date.now() - 120_000);
    const dead = {
      state: 'running',
      requestedAt: long,
      requestedBy: null,
      startedAt: long,
      updatedAt: long,
      share: 0.5,
    };
    await views.collection<{ _id: string }>('rebuilds').updateOne({ _id: 'rating' }, { $set: dead }, { upsert: true });
    expect((await viewOf('rating')).rebuild).toMatchObject({ state: 'stalled', secondsLeft: null });
    await rebuild('rating').expect(202);
  });
});

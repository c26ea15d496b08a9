import { startApp, type AppHarness } from '../../../testing/app-harness.ts';
import { makeProduct } from '../../../testing/builders.ts';

type Member = Awaited<ReturnType<AppHarness['member']>>;

describe('resetting a product', () => {
  let service: AppHarness;
  let productId: string;
  let layla: Member;
  let noor: Member;
  beforeAll(async () => {
    service = await startApp();
    [layla, noor] = [await service.member('Layla'), await service.member('Noor')];
  });
  beforeEach(async () => (productId = (await makeProduct(service)).id));
  afterAll(() => service.stop());

  const vote = (who: Member, option: string) => who.agent.post('/api/votes').send({ productId, vote: option });
  const rate = (who: Member, stars: number) => who.agent.post('/api/ratings').send({ productId, stars });
  const moderator = () => service.token('moderator');
  const reset = (kind: string) => moderator().delete(`/api/admin/products/${productId}/${kind}`);
  const restore = (kind: string) => moderator().post(`/api/admin/products/${productId}/${kind}/restore`);
  const shown = async (path = '') =>
    (await service.visitor().get(`/api/products/${productId}${path}`).expect(200)).body;
  const trend = async () => {
    const { parts, score } = await shown('/trend');
    return { score, counts: Object.fromEntries(parts.map(({ kind, count }: never) => [kind, count])) };
  };
  const own = async (who: Member, path: string) =>
    (await who.agent.get(`/api/products/${productId}/${path.replace(':me', who.id)}`).expect(200)).body;
  const listed = async (path: string) =>
    (await moderator().get(`/api/admin/${path}?productId=${productId}`).expect(200)).body;

  test('takes all votes, lets people vote again at once, and gives back what was taken', async () => {
    await vote(layla, 'Good').expect(201);
    await vote(layla, 'Bad').expect(201);
    const cast = (await vote(noor, 'Good').expect(201)).body;
    const before = { ...(await shown()), trend: await trend() };
    await reset('votes').set('X-Reason', 'raided').expect(204);
    await reset('votes').expect(204);
    expect(await shown()).toMatchObject({ votes: { total: 0 } });
    expect((await trend()).counts.votes).toBe(0);
    expect(await own(layla, 'votes/user/:me/all')).toEqual([]);
    expect(await own(layla, 'votes/user/:me')).toBeNull();
    expect(await listed('votes')).toEqual([]);
    await moderator().delete(`/api/admin/votes/${cast.id}`).expect(404);
    await noor.agent.delete('/api/votes').send({ productId, vote: 'Good' }).expect(204);
    const anew = (await vote(layla, 'Good').expect(201)).body;
    expect((await vote(layla, 'Good').expect(200)).body.id).toBe(anew.id);
    expect(await shown('/votes')).toMatchObject({ total: 1 });
    const { body } = await restore('votes').expect(200);
    expect(body).toMatchObject({ productId, total: 3 });
    expect({ ...(await shown()), trend: await trend() }).toEqual(before);
    expect(await own(layla, 'votes/user/:me/all')).toMatchObject([{ vote: 'Bad' }, { id: anew.id, vote: 'Good' }]);
    expect((await vote(layla, 'Good').expect(200)).body.id).toBe(anew.id);
    await restore('votes').expect(200);
    expect(await shown('/votes')).toMatchObject({ total: 3 });
  });

  test('takes all ratings with the stars beside comments; the latest rating of each stands once it is undone', async () => {
    await rate(layla, 5).expect(201);
    await rate(noor, 2).expect(201);
    await layla.agent.post('/api/comments').send({ productId, content: 'Soft' }).expect(201);
    const [{ id: removed }] = await listed('ratings');
    await moderator().delete(`/api/admin/ratings/${removed}`).expect(204);
    await reset('ratings').expect(204);
    expect(await shown()).toMatchObject({ ratings: { total: 0, average: 0 } });
    expect((await shown('/comments'))[0].stars).toBeNull();
    expect(await own(layla, 'ratings/user/:me')).toBeNull();
    const ofRemoved = await moderator().get(`/api/admin/ratings?productId=${productId}&removed=true`).expect(200);
    expect(ofRemoved.body).toEqual([]);
    await noor.agent.post('/api/ratings').send({ productId, stars: 4 }).expect(201);
    await rate(layla, 3).expect(201);
    expect((await shown('/comments'))[0].stars).toBe(3);
    expect((await restore('ratings').expect(200)).body).toMatchObject({ total: 2, average: 3.5 });
    expect(await shown('/ratings')).toMatchObject({ breakdown: { '3': 1, '4': 1 } });
    expect(await own(layla, 'ratings/user/:me')).toMatchObject({ stars: 3 });
  });

  test('gives nothing of an erased person back', async () => {
    const gone = await service.member('Gone');
    await vote(gone, 'Good').expect(201);
    await rate(gone, 5).expect(201);
    await vote(layla, 'Good').expect(201);
    await reset('votes').expect(204);
    await reset('ratings').expect(204);
    await gone.agent.delete('/api/accounts/current').send({ password: gone.password }).expect(204);
    await restore('votes').expect(200);
    await restore('ratings').expect(200);
    expect(await shown()).toMatchObject({ votes: { total: 1 }, ratings: { total: 0 } });
  });

  test('is for moderators, and stands in the history of the product', async () => {
    await vote(layla, 'Good').expect(201);
    await service.token('analyst').delete(`/api/admin/products/${productId}/votes`).expect(403);
    await service.token('analyst').post(`/api/admin/products/${productId}/votes/restore`).expect(403);
    await service.visitor().delete(`/api/admin/products/${productId}/ratings`).expect(401);
    const unknown = '01890000-0000-7000-8000-00000000dead';
    for (const kind of ['votes', 'ratings']) {
      await moderator().delete(`/api/admin/products/${unknown}/${kind}`).expect(404);
      await moderator().post(`/api/admin/products/${unknown}/${kind}/restore`).expect(404);
    }
    await reset('votes').set('X-Reason', 'raided').expect(204);
    await restore('votes').expect(200);
    const { body } = await moderator().get(`/api/admin/history?kind=product&id=${productId}`).expect(200);
    expect(body.items.slice(0, 2)).toMatchObject([
      { type: 'BatchStarted', changes: [], undo: 'possible' },
      { type: 'BatchStarted', action: 'removed', reason: 'raided', changes: [] },
    ]);
  });

  test('is undone from the history, in any order', async () => {
    await vote(layla, 'Good').expect(201);
    await reset('votes').expect(204);
    await vote(noor, 'Bad').expect(201);
    await reset('votes').expect(204);
    const { body } = await moderator().get(`/api/admin/history?kind=product&id=${productId}`).expect(200);
    const [second, first] = body.items;
    for (const [{ position }, total] of [
      [first, 1],
      [second, 2],
    ]) {
      const { body: undone } = await moderator()
        .post('/api/admin/history/undo')
        .send({ positions: [position] })
        .expect(200);
      expect(undone.items).toMatchObject([{ outcome: 'undone' }]);
      expect(await shown('/votes')).toMatchObject({ total });
    }
    const again = await moderator().get(`/api/admin/history?kind=product&id=${productId}`).expect(200);
    expect(again.body.items.find(({ position }: never) => position === first.position)).toMatchObject({ undo: 'done' });
  });

  test('answers with its batch, and undoes nothing twice', async () => {
    await vote(layla, 'Good').expect(201);
    await vote(noor, 'Good').expect(201);
    const { body: batch } = await reset('votes').set('Prefer', 'respond-async').expect(202);
    expect(batch).toMatchObject({ kind: 'reset', target: { productId, of: 'votes' }, total: 2 });
    const progress = () => moderator().get(`/api/admin/batches/${batch.batchId}`).expect(200);
    let state = (await progress()).body;
    while (state.status === 'running') state = (await progress()).body;
    expect(state).toMatchObject({ status: 'finished', total: 2, changed: 2, skipped: 0 });
    await service.token('analyst').get(`/api/admin/batches/${batch.batchId}`).expect(403);
    await moderator().get('/api/admin/batches/01890000-0000-7000-8000-00000000dead').expect(404);
    await vote(noor, 'Good').expect(201);
    const key = { 'Idempotency-Key': crypto.randomUUID() };
    const undo = async () => (await restore('votes').set(key).expect(200)).body;
    expect([await undo(), await undo()]).toMatchObject([{ total: 2 }, { total: 2 }]);
    const { body } = await moderator().get(`/api/admin/history?kind=product&id=${productId}`).expect(200);
    expect(body.items.filter(({ type }: never) => type === 'BatchStarted')).toHaveLength(2);
  });
});

import { startApp, type AppHarness } from '../../testing/app-harness.ts';
import { makeProduct } from '../../testing/builders.ts';

type Member = Awaited<ReturnType<AppHarness['member']>>;

describe('all contributions of a member', () => {
  let service: AppHarness;
  let products: string[];
  beforeAll(async () => {
    service = await startApp();
    products = [(await makeProduct(service)).id, (await makeProduct(service)).id];
  });
  afterAll(() => service.stop());

  const moderator = () => service.token('moderator');
  const contribute = async ({ agent }: Member) => {
    const comments: string[] = [];
    for (const productId of products) {
      await agent.post('/api/votes').send({ productId, vote: 'Good' }).expect(201);
      await agent.post('/api/votes').send({ productId, vote: 'Bad' }).expect(201);
      await agent.post('/api/ratings').send({ productId, stars: 1 }).expect(201);
      const { body } = await agent.post('/api/comments').send({ productId, content: 'Buy here' }).expect(201);
      comments.push((body as { id: string }).id);
    }
    return comments;
  };
  const counts = async (id: string) => {
    const { comments, votes, ratings, removedComments, removedVotes, removedRatings } = (
      await moderator().get(`/api/admin/members/${id}`).expect(200)
    ).body as Record<string, number>;
    return [comments, votes, ratings, removedComments, removedVotes, removedRatings];
  };
  const remove = (id: string) => moderator().delete(`/api/admin/members/${id}/contributions`);
  const restore = (id: string) => moderator().post(`/api/admin/members/${id}/contributions/restore`);

  test('are removed as one batch and restored as one; others and later acts are left alone', async () => {
    const [spammer, other] = [await service.member('Spammer'), await service.member('Other')];
    const [first] = await contribute(spammer);
    await contribute(other);
    await other.agent.put(`/api/comments/${first}/helpful`).expect(200);
    await remove(spammer.id).set('X-Reason', 'spam').expect(204);
    expect(await counts(spammer.id)).toEqual([0, 0, 0, 2, 4, 2]);
    expect(await counts(other.id)).toEqual([2, 4, 2, 0, 0, 0]);
    await remove(spammer.id).expect(204);
    // Somebody restores one of them and removes it again: that is a decision of its own.
    await moderator().post(`/api/admin/comments/${first}/restore`).expect(200);
    await moderator().delete(`/api/admin/comments/${first}`).expect(204);
    await restore(spammer.id).expect(204);
    expect(await counts(spammer.id)).toEqual([1, 4, 2, 1, 0, 0]);
    await restore(spammer.id).expect(204);
    expect(await counts(spammer.id)).toEqual([1, 4, 2, 1, 0, 0]);
  });

  test('answer with their batch, and are undone from the history of the member', async () => {
    const { id, ...member } = await service.member('Again');
    await contribute({ id, ...member });
    const { body } = await remove(id).set('Prefer', 'respond-async').set('X-Reason', 'spam').expect(202);
    expect(body).toMatchObject({ kind: 'removeContributions', memberId: id, total: 6 });
    let state = body as { status: string };
    while (state.status === 'running')
      state = (await moderator().get(`/api/admin/batches/${body.batchId}`).expect(200)).body;
    expect(state).toMatchObject({ status: 'finished', changed: 6, skipped: 0 });
    const history = async () =>
      (await moderator().get(`/api/admin/history?kind=member&id=${id}`).expect(200)).body.items as {
        position: string;
        type: string;
      }[];
    const [started] = await history();
    expect(started).toMatchObject({ type: 'BatchStarted', action: 'removed', reason: 'spam', undo: 'possible' });
    const undo = { positions: [started!.position] };
    expect((await moderator().post('/api/admin/history/undo').send(undo).expect(200)).body).toMatchObject({
      undone: 1,
    });
    expect(await counts(id)).toEqual([2, 4, 2, 0, 0, 0]);
    expect((await history()).find(({ position }) => position === started!.position)).toMatchObject({ undo: 'done' });
  });

  test('stay away of who was erased, and nothing of the batch names them', async () => {
    const gone = await service.member('Gone');
    await contribute(gone);
    await remove(gone.id).expect(204);
    await gone.agent.delete('/api/accounts/current').send({ password: gone.password }).expect(204);
    await restore(gone.id).expect(204);
    const { text } = await service.token().get('/api/admin/history?type=BatchStarted').expect(200);
    expect(text).not.toContain(gone.id);
    await service.token('analyst').delete(`/api/admin/members/${gone.id}/contributions`).expect(403);
  });

  test('are asked for of a member only', async () => {
    const nobody = '01890000-0000-7000-8000-000000000001';
    expect((await remove(nobody).expect(404)).body).toMatchObject({ code: 'MEMBER_NOT_FOUND' });
    expect((await restore(nobody).expect(404)).body).toMatchObject({ code: 'MEMBER_NOT_FOUND' });
  });
});

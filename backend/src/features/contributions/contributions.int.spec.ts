import { startApp, type AppHarness } from '../../testing/app-harness.ts';
import { makeProduct } from '../../testing/builders.ts';

type Role = 'admin' | 'moderator' | 'analyst';

describe('moderation', () => {
  let service: AppHarness;
  let productId: string;
  let layla: Awaited<ReturnType<AppHarness['member']>>;
  let noor: Awaited<ReturnType<AppHarness['member']>>;
  beforeAll(async () => {
    service = await startApp();
    [layla, noor] = [await service.member('Layla'), await service.member('Noor')];
  });
  beforeEach(async () => (productId = (await makeProduct(service)).id));
  afterAll(() => service.stop());

  const get = (path: string, role: Role = 'moderator') => service.token(role).get(`/api/admin/${path}`);
  const list = async (path: string, role?: Role) => (await get(path, role).expect(200)).body;
  const remove = (path: string) => service.token('moderator').delete(`/api/admin/${path}`);
  const restore = (path: string) => service.token('moderator').post(`/api/admin/${path}/restore`);
  const post = async (who: typeof layla, content: string, parentId?: string) =>
    (await who.agent.post('/api/comments').send({ productId, content, parentId }).expect(201)).body;
  const vote = (who: typeof layla, option: string) => who.agent.post('/api/votes').send({ productId, vote: option });
  const rate = (who: typeof layla, stars: number) => who.agent.post('/api/ratings').send({ productId, stars });
  const shown = async (path = '') =>
    (await service.visitor().get(`/api/products/${productId}${path}`).expect(200)).body;

  test('lists what stands, newest first, as far as the role may see it', async () => {
    const root = await post(layla, 'A velvety texture');
    const reply = await post(noor, 'Indeed', root.id);
    await vote(layla, 'Good').expect(201);
    await rate(noor, 4).expect(201);
    const of = `productId=${productId}`;
    const comments = await list(`comments?${of}`);
    expect(comments).toMatchObject([
      { id: reply.id, userId: noor.id, userName: 'Noor', content: 'Indeed', parentId: root.id, removedAt: null },
      { id: root.id, userId: layla.id, productId, content: 'A velvety texture', parentId: null },
    ]);
    expect(await list(`comments?${of}&sort=oldest&page=2&pageSize=1`)).toEqual({
      items: [comments[0]],
      total: 2,
      page: 2,
      pageSize: 1,
    });
    expect(await list(`votes?${of}`)).toMatchObject([{ userName: 'Layla', vote: 'Good', current: true }]);
    expect(await list(`ratings?${of}&stars=4`)).toMatchObject([{ userName: 'Noor', stars: 4 }]);
    expect(await list(`ratings?${of}&stars=5`)).toEqual([]);
    const [blind] = await list(`comments?${of}`, 'analyst');
    expect(blind).toMatchObject({ userName: null, content: null });
    for (const kind of ['comments', 'ratings'])
      expect(JSON.stringify(await list(`${kind}?${of}`, 'analyst'))).not.toMatch(
        new RegExp([layla.id, noor.id, root.id, reply.id, reply.createdAt].join('|')),
      );
    await get('comments?q=velvety', 'analyst').expect(403);
    for (const query of ['stars=6', 'sort=name', 'productId=x', 'page=0', 'more=1'])
      await get(`ratings?${query}`).expect(400);
  });

  test('finds comments by text and author, votes and ratings by name and id', async () => {
    const comment = await post(layla, 'Éclat and shine');
    await post(noor, 'Dull');
    await vote(noor, 'Bad').expect(201);
    await rate(noor, 2).expect(201);
    const of = `productId=${productId}`;
    const found = await get(`comments?${of}&q=${encodeURIComponent('eclat SHINE')}&page=1`).expect(200);
    expect(found.body).toMatchObject({ items: [{ id: comment.id }], total: 1, pageSize: 50 });
    expect(found.headers['x-search-complete']).toBe('true');
    expect(await list(`comments?${of}&q=noor`)).toMatchObject([{ content: 'Dull' }]);
    for (const q of ['NOOR', noor.id]) {
      expect(await list(`votes?${of}&q=${q}`)).toMatchObject([{ userId: noor.id, vote: 'Bad' }]);
      expect(await list(`ratings?${of}&q=${q}`)).toMatchObject([{ userId: noor.id, stars: 2 }]);
    }
    expect(await list(`votes?${of}&q=nobody`)).toEqual([]);
    expect(await list(`votes?${of}&userId=${layla.id}`)).toEqual([]);
  });

  test('takes a thread out with its root and brings it back', async () => {
    const root = await post(layla, 'Rude');
    const reply = await post(noor, 'Very', root.id);
    const before = await shown('/comments');
    await remove(`comments/${root.id}`).set('X-Reason', 'spam').expect(204);
    await remove(`comments/${root.id}`).expect(204);
    expect(await shown('/comments')).toEqual([]);
    expect((await shown()).commentCount).toBe(0);
    expect(await list(`comments?productId=${productId}`)).toEqual([]);
    const removed = await list(`comments?productId=${productId}&removed=true`);
    expect(removed).toMatchObject([{ id: root.id, content: 'Rude', removedAt: expect.stringMatching(/Z$/) }]);
    await layla.agent.put(`/api/comments/${root.id}`).send({ content: 'Polite' }).expect(404);
    await layla.agent.delete(`/api/comments/${root.id}`).expect(204);
    await noor.agent.post('/api/comments').send({ productId, content: 'Late', parentId: reply.id }).expect(404);
    const { body } = await restore(`comments/${root.id}`).expect(200);
    expect(body).toMatchObject({ id: root.id, content: 'Rude', removedAt: null });
    expect(await shown('/comments')).toEqual(before);
    expect((await shown()).commentCount).toBe(2);
  });

  test('takes votes and ratings out for good, until they are restored', async () => {
    await vote(layla, 'Good').expect(201);
    await rate(layla, 5).expect(201);
    const [{ id: voteId }] = await list(`votes?productId=${productId}`);
    const [{ id: ratingId }] = await list(`ratings?productId=${productId}`);
    for (const path of [`votes/${voteId}`, `ratings/${ratingId}`]) {
      await remove(path).expect(204);
      await remove(path).expect(204);
    }
    expect(await shown()).toMatchObject({ votes: { total: 0 }, ratings: { total: 0, average: 0 } });
    expect((await vote(layla, 'Good').expect(403)).body.code).toBe('REMOVED_BY_MODERATOR');
    expect((await rate(layla, 4).expect(403)).body.code).toBe('REMOVED_BY_MODERATOR');
    expect(await list(`votes?productId=${productId}&removed=true`)).toMatchObject([{ id: voteId }]);
    expect((await restore(`votes/${voteId}`).expect(200)).body).toMatchObject({ id: voteId, removedAt: null });
    expect((await restore(`ratings/${ratingId}`).expect(200)).body).toMatchObject({ stars: 5 });
    expect(await shown()).toMatchObject({ votes: { total: 1 }, ratings: { total: 1, average: 5 } });
    await vote(layla, 'Good').expect(200);
  });

  test('leaves out what hangs on hidden products, and nothing of an erased person can be restored', async () => {
    const member = await service.member('Gone');
    const comment = await post(member, 'Mine');
    await vote(member, 'Good').expect(201);
    const [{ id: voteId }] = await list(`votes?productId=${productId}`);
    await remove(`votes/${voteId}`).expect(204);
    await remove(`comments/${comment.id}`).expect(204);
    await rate(layla, 3).expect(201);
    await service.token().delete(`/api/products/${productId}`).expect(204);
    expect(await list(`ratings?productId=${productId}`)).toEqual([]);
    expect(await list(`votes?productId=${productId}&removed=true`)).toEqual([]);
    await service.token().post(`/api/admin/products/${productId}/restore`).expect(200);
    expect(await list(`ratings?productId=${productId}`)).toHaveLength(1);
    await member.agent.delete('/api/accounts/current').send({ password: member.password }).expect(204);
    for (const path of [`votes/${voteId}`, `comments/${comment.id}`]) await restore(path).expect(404);
    for (const kind of ['votes', 'comments'])
      expect(await list(`${kind}?productId=${productId}&removed=true`)).toEqual([]);
    const unknown = '01890000-0000-7000-8000-00000000dead';
    for (const kind of ['votes', 'comments', 'ratings']) {
      await remove(`${kind}/${unknown}`).expect(404);
      await restore(`${kind}/${unknown}`).expect(404);
      await service.token('analyst').delete(`/api/admin/${kind}/${unknown}`).expect(403);
    }
  });
});

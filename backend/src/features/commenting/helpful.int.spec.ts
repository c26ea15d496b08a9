import { startApp, type AppHarness } from '../../testing/app-harness.ts';
import { makeProduct } from '../../testing/builders.ts';
import type { CommentPageResponse, CommentResponse } from './commenting.responses.ts';

describe('helpful comments', () => {
  let service: AppHarness;
  beforeAll(async () => (service = await startApp()));
  afterAll(() => service.stop());

  type Agent = ReturnType<AppHarness['visitor']>;
  const post = async (agent: Agent, productId: string, content: string, parentId?: string) =>
    (await agent.post('/api/comments').send({ productId, content, parentId }).expect(201)).body as CommentResponse;
  const mark = (agent: Agent, { id }: { readonly id: string }) => agent.put(`/api/comments/${id}/helpful`);
  const unmark = (agent: Agent, { id }: { readonly id: string }) => agent.delete(`/api/comments/${id}/helpful`);
  const page = async (agent: Agent, productId: string, query = '') =>
    (await agent.get(`/api/products/${productId}/comments?page=1${query}`).expect(200)).body as CommentPageResponse;
  const contents = ({ items }: CommentPageResponse) => items.map(({ content }) => content);
  const readers = (count: number) =>
    Promise.all(Array.from({ length: count }, async () => (await service.member()).agent));

  test('are marked once by a member, and unmarked', async () => {
    const { id: productId } = await makeProduct(service);
    const { agent: author } = await service.member();
    const [reader] = await readers(1);
    const root = await post(author, productId, 'A root');
    const reply = await post(author, productId, 'A reply', root.id);
    expect(root).toMatchObject({ helpfulCount: 0, helpful: null });
    for (const comment of [root, root, reply]) {
      const { body, headers } = await mark(reader!, comment).expect(200);
      expect(body).toEqual({ commentId: comment.id, helpful: true, helpfulCount: 1 });
      expect(headers['x-position']).toMatch(/^\d+$/);
    }
    const seenBy = async (agent: Agent) => {
      const [thread] = (await page(agent, productId)).items;
      return [thread!, ...thread!.replies].map(({ helpfulCount, helpful }) => [helpfulCount, helpful]);
    };
    const marks = (helpful: boolean | null) => [
      [1, helpful],
      [1, helpful],
    ];
    expect(await seenBy(reader!)).toEqual(marks(true));
    expect(await seenBy((await readers(1))[0]!)).toEqual(marks(false));
    expect(await seenBy(author)).toEqual(marks(null));
    expect(await seenBy(service.visitor())).toEqual(marks(null));
    await unmark(reader!, root).expect(204);
    await unmark(reader!, root).expect(204);
    expect((await page(reader!, productId)).items[0]).toMatchObject({ helpfulCount: 0, helpful: false });
  });

  test('are marked once by one key, whatever is done in between', async () => {
    const { id: productId } = await makeProduct(service);
    const root = await post((await service.member()).agent, productId, 'A root');
    const [reader] = await readers(1);
    const both = await Promise.all([mark(reader!, root), mark(reader!, root)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await page(reader!, productId)).items[0]!.helpfulCount).toBe(1);
  });

  test('are not one’s own, and for members only', async () => {
    const { id: productId } = await makeProduct(service);
    const { agent: author } = await service.member();
    const root = await post(author, productId, 'A root');
    expect((await mark(author, root).expect(409)).body).toMatchObject({ code: 'OWN_COMMENT' });
    await mark(service.visitor(), root).expect(401);
    await unmark(service.visitor(), root).expect(401);
    const [reader] = await readers(1);
    await mark(reader!, { id: root.id.replace(/.{12}$/, '000000000000') }).expect(404);
    await mark(reader!, { id: 'nothing' }).expect(404);
    await author.delete(`/api/comments/${root.id}`).expect(204);
    await mark(reader!, root).expect(404);
  });

  test('keep their marks while a moderator has removed them', async () => {
    const { id: productId } = await makeProduct(service);
    const root = await post((await service.member()).agent, productId, 'A root');
    const [one, two] = await readers(2);
    for (const agent of [one!, two!]) await mark(agent, root).expect(200);
    const moderator = service.token('moderator');
    await moderator.delete(`/api/admin/comments/${root.id}`).expect(204);
    await mark(one!, root).expect(404);
    await unmark(one!, root).expect(204);
    await moderator.post(`/api/admin/comments/${root.id}/restore`).expect(200);
    expect((await page(two!, productId)).items[0]).toMatchObject({ helpfulCount: 1, helpful: true });
  });

  test('come first from five marks on, or as asked for', async () => {
    const { id: productId } = await makeProduct(service);
    const { agent: strict } = await service.member();
    const { agent: kind } = await service.member();
    await strict.post('/api/ratings').send({ productId, stars: 2 }).expect(201);
    await kind.post('/api/ratings').send({ productId, stars: 5 }).expect(201);
    const first = await post(kind, productId, 'first');
    const second = await post(strict, productId, 'second');
    await post((await service.member()).agent, productId, 'third');
    const agents = await readers(4);
    for (const agent of agents) await mark(agent, second).expect(200);
    const visitor = service.visitor();
    const usual = await page(visitor, productId);
    expect([usual.sort, contents(usual)]).toEqual(['newest', ['third', 'second', 'first']]);
    await mark(agents[0]!, first).expect(200);
    const helpful = await page(visitor, productId);
    expect([helpful.sort, contents(helpful)]).toEqual(['helpful', ['second', 'first', 'third']]);
    expect(contents(await page(visitor, productId, '&sort=newest'))).toEqual(['third', 'second', 'first']);
    expect(contents(await page(visitor, productId, '&sort=stars'))).toEqual(['first', 'second', 'third']);
    expect(contents(await page(visitor, productId, '&sort=helpful&stars=5'))).toEqual(['first']);
    await visitor.get(`/api/products/${productId}/comments?page=1&sort=best`).expect(400);
    await visitor.get(`/api/products/${productId}/comments?page=1&after=best`).expect(400);
  });

  test('stay in their order while one page after the other is read', async () => {
    const { id: productId } = await makeProduct(service);
    const { agent } = await service.member();
    const roots: CommentResponse[] = [];
    for (let number = 1; number <= 25; number++) roots.push(await post(agent, productId, `Number ${number}`));
    const [reader] = await readers(1);
    for (const root of roots.slice(0, 3)) await mark(reader!, root).expect(200);
    const read: (string | null)[] = [];
    let next: string | null = null;
    do {
      const shown: CommentPageResponse = await page(reader!, productId, `&sort=helpful${next ? `&after=${next}` : ''}`);
      read.push(...contents(shown));
      ({ next } = shown);
      // The last comments of all rise to the top, and the first ones fall.
      if (read.length === 10) await mark(reader!, roots[4]!).expect(200);
      if (read.length === 10) await unmark(reader!, roots[2]!).expect(204);
    } while (next);
    expect(read).toEqual(
      [3, 2, 1, ...Array.from({ length: 22 }, (_, index) => 25 - index)].map((each) => `Number ${each}`),
    );
  });

  test('show what their author voted for, newest comments and late votes alike', async () => {
    const { id: productId } = await makeProduct(service, { options: ['Soft', 'Rich', 'Dry'] });
    const { agent } = await service.member();
    const voteFor = (vote: string) => agent.post('/api/votes').send({ productId, vote }).expect(201);
    await voteFor('Rich');
    const root = await post(agent, productId, 'A root');
    await voteFor('Soft');
    const other = await post((await service.member()).agent, productId, 'Another');
    const reply = await post(agent, productId, 'A reply', other.id);
    expect(root.votes).toEqual([{ key: 'Rich', labels: {} }]);
    expect([other.votes, reply.votes]).toEqual([[], []]);
    const { items } = await page(service.visitor(), productId);
    expect(items.map(({ votes }) => votes.map(({ key }) => key))).toEqual([[], ['Rich', 'Soft']]);
    await agent.delete('/api/votes').send({ productId, vote: 'Rich' }).expect(204);
    expect((await page(service.visitor(), productId)).items[1]!.votes).toEqual([{ key: 'Soft', labels: {} }]);
  });
});

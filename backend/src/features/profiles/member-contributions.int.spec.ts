import { startApp, type AppHarness } from '../../testing/app-harness.ts';
import { makeProduct } from '../../testing/builders.ts';
import type { MemberContributionPageResponse } from './contributions.responses.ts';

describe('what a member has contributed', () => {
  let service: AppHarness;
  beforeAll(async () => (service = await startApp()));
  afterAll(() => service.stop());

  type Agent = ReturnType<AppHarness['visitor']>;
  const read = async (agent: Agent, path: string) =>
    (await agent.get(path).expect(200).expect('cache-control', 'private, no-store'))
      .body as MemberContributionPageResponse;

  test('is listed for themselves, the latest first, page by page', async () => {
    const { agent } = await service.member();
    const products: { readonly id: string }[] = [];
    for (let number = 0; number < 3; number++) {
      const product = await makeProduct(service, { options: ['Soft'] });
      products.push(product);
      const productId = product.id;
      await agent.post('/api/votes').send({ productId, vote: 'Soft' }).expect(201);
      await agent
        .post('/api/ratings')
        .send({ productId, stars: number + 1 })
        .expect(201);
      await agent
        .post('/api/comments')
        .send({ productId, content: `Number ${number}` })
        .expect(201);
    }
    const latest = products.at(-1)!;
    const votes = await read(agent, '/api/contributions/votes?pageSize=2');
    expect(votes).toMatchObject({ total: 3, page: 1, pageSize: 2 });
    expect(votes.items[0]).toMatchObject({
      product: { id: latest.id, name: expect.any(String) },
      vote: { key: 'Soft', labels: {} },
      stars: null,
      content: null,
    });
    expect((await read(agent, '/api/contributions/votes?pageSize=2&page=2')).items).toHaveLength(1);
    const ratings = await read(agent, '/api/contributions/ratings');
    expect(ratings.items.map(({ stars }) => stars)).toEqual([3, 2, 1]);
    const comments = await read(agent, '/api/contributions/comments');
    expect(comments.items.map(({ content, stars, reply }) => [content, stars, reply])).toEqual([
      ['Number 2', 3, false],
      ['Number 1', 2, false],
      ['Number 0', 1, false],
    ]);
    await service.token().delete(`/api/products/${latest.id}`).expect(204);
    expect((await read(agent, '/api/contributions/ratings')).items[0]).toMatchObject({ product: null, stars: 3 });
  });

  test.each(['votes', 'ratings', 'comments'])('%s are for members only, with whole pages', async (kind) => {
    await service.visitor().get(`/api/contributions/${kind}`).expect(401);
    const { agent } = await service.member();
    await agent.get(`/api/contributions/${kind}?page=0`).expect(400);
    expect(await read(agent, `/api/contributions/${kind}?page=9`)).toMatchObject({ items: [], total: 0 });
  });

  test('is public as far as it is comments, with a public profile', async () => {
    const { agent, id } = await service.member();
    const product = await makeProduct(service);
    await agent.post('/api/comments').send({ productId: product.id, content: 'Seen' }).expect(201);
    const path = `/api/profile/${id}/comments`;
    await service.visitor().get(path).expect(404);
    expect(await read(agent, path)).toMatchObject({ total: 1 });
    await agent.post('/api/profile').send({ displayName: 'Layla' }).expect(201);
    expect(await read(service.visitor(), path)).toMatchObject({
      items: [{ content: 'Seen', product: { id: product.id } }],
      total: 1,
    });
    await agent.put(`/api/profile/${id}`).send({ isPublic: false }).expect(200);
    await service.visitor().get(path).expect(404);
  });
});

import { startApp, type AppHarness } from '../../testing/app-harness.ts';
import { makeProduct } from '../../testing/builders.ts';
import type { CategoryRankingsResponse } from './rankings.responses.ts';

let service: AppHarness;
beforeAll(async () => {
  service = await startApp();
});
afterAll(() => service.stop());

test('a category is ranked by stars and by what people like, and what is removed is left out at once', async () => {
  const { id, brandId, categoryKey, subcategory } = await makeProduct(service, { options: ['Gentle', 'Drying'] });
  const sets = { categoryKey, options: ['Gentle', 'Drying'], renames: [] };
  const tones = { Gentle: 'positive', Drying: 'negative' };
  await service
    .token()
    .post('/api/admin/voting-options')
    .send({ ...sets, tones })
    .expect(200);
  const others = await Promise.all(
    ['Second', 'Third', 'Fourth'].map(async (name) => {
      const product = { name, brandId, category: categoryKey, subcategory };
      const response = await service.token().post('/api/products').send(product).expect(201);
      return (response.body as { id: string }).id;
    }),
  );
  const [second, third, fourth] = others as [string, string, string];
  const voters = await Promise.all(Array.from({ length: 8 }, () => service.member()));
  let last: { headers: Record<string, string> } = { headers: {} };
  for (const [index, { agent }] of voters.entries()) {
    const vote = async (productId: string, option: string) => {
      last = await agent.post('/api/votes').send({ productId, vote: option }).expect(201);
    };
    await vote(second, 'Gentle');
    if (index < 6) await vote(third, 'Gentle');
    if (index < 5) await vote(id, 'Gentle');
    if (index < 4) await vote(fourth, 'Gentle');
  }
  for (const [productId, stars] of [
    [fourth, 5],
    [third, 4],
    [second, 3],
  ] as const)
    last = await voters[0]!.agent.post('/api/ratings').send({ productId, stars }).expect(201);
  await service.settled(last);

  const rankings = async () =>
    (await service.visitor().get(`/api/rankings/${categoryKey}`).expect(200)).body as CategoryRankingsResponse;
  const { category, items } = await rankings();
  expect(category.key).toBe(categoryKey);
  expect(
    items.map(({ subcategory: part, option, products }) => [part?.key, option?.key, products.map((each) => each.id)]),
  ).toEqual([
    [undefined, undefined, [fourth, third, second]],
    [undefined, 'Gentle', [second, third, id]],
    [subcategory, undefined, [fourth, third, second]],
  ]);
  expect(items[1]!.products[0]).toMatchObject({ name: 'Second', percentage: 100, average: 3, ratingCount: 1 });
  expect(items[0]!.products[0]!.percentage).toBeNull();

  last = await service.token().delete(`/api/products/${id}`).expect(204);
  await service.settled(last);
  expect((await rankings()).items.map(({ option }) => option?.key)).toEqual([undefined, undefined]);
  await service.visitor().get('/api/rankings/nothing').expect(404);
});

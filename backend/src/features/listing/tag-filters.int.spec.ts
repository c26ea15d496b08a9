import { startApp, type AppHarness } from '../../testing/app-harness.ts';
import { makeProduct } from '../../testing/builders.ts';
import { firstPage } from './testing/four-products.ts';

let service: AppHarness;
beforeAll(async () => {
  service = await startApp();
});
afterAll(() => service.stop());

const page = (query: string) => firstPage(service, query);

test('products are found by what people say, by stars and by a family of shades, each counted under the others', async () => {
  const { id, categoryKey: category, subcategory } = await makeProduct(service, { options: ['Gentle', 'Drying'] });
  const shades = [{ name: 'Rosewood', hex: '#B5122B' }];
  await service.token().put(`/api/products/${id}`).send({ shades }).expect(200);
  const voters = await Promise.all(Array.from({ length: 5 }, (_, index) => service.member(`Voter ${index}`)));
  const found = async (query: string) => (await page(`category=${category}&${query}`)).items.map((item) => item.id);
  for (const [index, { agent }] of voters.entries()) {
    if (index === 4) expect(await found('option=gentle')).toEqual([]);
    await agent.post('/api/votes').send({ productId: id, vote: 'Gentle' }).expect(201);
  }
  expect(await found('option=gentle&shade=red')).toEqual([id]);
  expect(await found('option=gentle&option=Drying')).toEqual([]);
  expect(await found('minRating=1')).toEqual([]);
  await voters[0]!.agent.post('/api/ratings').send({ productId: id, stars: 5 }).expect(201);
  expect(await found('minRating=2&option=Gentle&shade=red&brand=')).toEqual([id]);
  const { facets, facetSizes } = await page(`category=${category}&subcategory=${encodeURIComponent(subcategory)}`);
  expect(facets.option).toEqual([{ key: 'Gentle', displayName: 'Gentle', labels: {}, count: 1 }]);
  expect(facets.rating[0]).toMatchObject({ key: '1', count: 1 });
  expect(facets.shade).toMatchObject([{ key: 'red', count: 1 }]);
  expect(facetSizes).toMatchObject({ option: 1, shade: 1 });
  const sets = { categoryKey: category, options: ['Gentle', 'Drying'], renames: [] };
  await service
    .token()
    .post('/api/admin/voting-options')
    .send({ ...sets, options: ['Soft'], renames: [{ from: 'Gentle', to: 'Soft' }] })
    .expect(200);
  expect(await found('option=soft')).toEqual([id]);
  await service
    .token()
    .post('/api/admin/voting-options')
    .send({ ...sets, options: ['Drying'] })
    .expect(200);
  expect(await found('option=soft')).toEqual([]);
  await service.token().delete(`/api/products/${id}`).expect(204);
  for (const wrong of ['minRating=6', 'minRating=4.5', 'minRating=many', 'shade=plaid', `option=${'x'.repeat(65)}`])
    await service.visitor().get(`/api/products?page=1&${wrong}`).expect(400);
});

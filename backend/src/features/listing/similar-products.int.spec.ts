import { startApp, type AppHarness } from '../../testing/app-harness.ts';
import { addFourProducts, type Item } from './testing/four-products.ts';

describe('related products', () => {
  let service: AppHarness;
  let brandId: string;
  beforeAll(async () => {
    service = await startApp();
    brandId = (await addFourProducts(service)).brandIds['Fenty Beauty']!;
  });
  afterAll(() => service.stop());

  const add = async (name: string, subcategory = 'lipstick') => {
    const product = { name, brandId, category: 'makeup', subcategory };
    return ((await service.token().post('/api/products').send(product).expect(201)).body as Item).id;
  };
  const related = async (id: string, limit = 4) =>
    ((await service.visitor().get(`/api/products/${id}/related?limit=${limit}`).expect(200)).body as Item[]).map(
      ({ name }) => name,
    );

  test('are first those of the subcategory that people describe alike, then what trends', async () => {
    const subject = await add('Subject');
    const products = { Alike: await add('Alike'), Unlike: await add('Unlike') };
    const voters = await Promise.all(Array.from({ length: 10 }, () => service.member()));
    for (const { agent } of voters) {
      const vote = async (productId: string, option: string) =>
        agent.post('/api/votes').send({ productId, vote: option }).expect(201);
      await vote(subject, 'Good');
      await vote(products.Alike, 'Good');
      await vote(products.Unlike, 'Bad');
    }
    const { agent } = await service.member();
    await agent.post('/api/votes').send({ productId: products.Unlike, vote: 'Bad' }).expect(201);
    const names = await related(subject, 5);
    expect(names.slice(0, 2)).toEqual(['Alike', 'Unlike']);
    expect(names.slice(2, 4).sort()).toEqual(['Rouge Balm', 'Velvet Rouge']);
    expect(names[4]).toBe('Cheek Stain');
  });

  test('leave out at once what is removed', async () => {
    const subject = await add('Another');
    const gone = await add('Gone');
    expect(await related(subject, 50)).toContain('Gone');
    await service.token().delete(`/api/products/${gone}`).expect(204);
    expect(await related(subject, 50)).not.toContain('Gone');
    await service.visitor().get(`/api/products/${gone}/related`).expect(404);
  });
});

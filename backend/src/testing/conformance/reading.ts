import { aText, aNumber, bodyOf, bodiesOf, type Fixtures } from './fixtures.ts';

export const reading = (fixtures: () => Fixtures): void =>
  describe('Public: catalogue', () => {
    const get = (path: string) => fixtures().service.visitor().get(path);

    test('GET /api/categories: object category key to list of subcategory names', async () =>
      expect(await bodyOf(get('/api/categories').expect(200))).toMatchObject({ makeup: ['lipstick'] }));

    test('GET /api/brands: list of brand summaries (brand, productCount) on public screens; id and brand fields in admin forms', async () => {
      const body = await bodyOf(get('/api/brands').expect(200));
      expect(body).toEqual([
        expect.objectContaining({ id: fixtures().brand.id, brand: 'rosewater', productCount: aNumber }),
      ]);
    });

    test('GET /api/products with optional query category, subcategory, brand: list of products', async () => {
      const { product } = fixtures();
      const idsOf = async (query: string) =>
        (await bodiesOf(get(`/api/products${query}`).expect(200))).map(({ id }) => id);
      expect(await idsOf('')).toContain(product.id);
      for (const query of ['category=makeup', 'category=makeup&subcategory=lipstick', 'brand=rosewater'])
        expect(await idsOf(`?${query}`)).toContain(product.id);
      for (const query of ['category=skincare', 'category=makeup&subcategory=mascara', 'brand=nobody'])
        expect(await idsOf(`?${query}`)).toEqual([]);
    });

    test.each(['new', 'trending'])('GET /api/products/%s?limit=4: product lists', async (list) => {
      for (let index = 0; index < 4; index++) await fixtures().newProduct();
      const body = await bodiesOf(get(`/api/products/${list}?limit=4`).expect(200));
      expect(body).toHaveLength(4);
      expect(body[0]).toMatchObject({ id: aText, name: aText, brand: 'rosewater' });
    });

    test('GET /api/products/:id', async () => {
      const { product } = fixtures();
      expect(await bodyOf(get(`/api/products/${product.id}`).expect(200))).toMatchObject({
        id: product.id,
        name: 'Lipstick 1',
        brand: 'rosewater',
        brandId: fixtures().brand.id,
        category: 'makeup',
        subcategory: 'lipstick',
        description: 'Soft and long-lasting.',
        visitCount: aNumber,
        createdAt: product.createdAt,
      });
      expect((await bodyOf(get('/api/products/01890000-0000-7000-8000-000000000000').expect(404))).code).toBe(
        'PRODUCT_NOT_FOUND',
      );
    });

    test('POST /api/products/:id/visit (no body; failure ignored)', async () => {
      const { service, newProduct } = fixtures();
      const { id } = await newProduct();
      const visit = await service
        .visitor()
        .post(`/api/products/${id}/visit`)
        .set('user-agent', 'Mozilla/5.0')
        .expect(204);
      expect(visit.text).toBe('');
      await service.visitor().post('/api/products/nothing/visit').expect(204);
    });

    test('GET /api/banners: list of banners', async () =>
      expect(await bodyOf(get('/api/banners').expect(200))).toEqual([]));

    test('GET /api/products/:id/images: list with id, imageUrl, altText, ordered', async () => {
      const { service, newProduct } = fixtures();
      const { id } = await newProduct();
      expect(await bodyOf(get(`/api/products/${id}/images`).expect(200))).toEqual([]);
      await service.token().put(`/api/products/${id}`).send({ imageUrl: 'https://pictures.example/1.jpg' }).expect(200);
      const body = await bodyOf(get(`/api/products/${id}/images`).expect(200));
      // A product with no images but an imageUrl gets a fallback single image (1200x1200, displayOrder 0).
      expect(body).toEqual([
        expect.objectContaining({
          id: aText,
          imageUrl: 'https://pictures.example/1.jpg',
          altText: null,
          displayOrder: 0,
          width: 1200,
          height: 1200,
        }),
      ]);
    });
  });

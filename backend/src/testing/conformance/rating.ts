import { bodyOf, type Fixtures } from './fixtures.ts';

export const rating = (fixtures: () => Fixtures): void =>
  describe('Public: rating', () => {
    test('GET /api/products/:id/ratings (stats; made for every listed product)', async () => {
      const { service, newProduct } = fixtures();
      const { id } = await newProduct();
      const body = await bodyOf(service.visitor().get(`/api/products/${id}/ratings`).expect(200));
      expect(body).toEqual({ total: 0, average: 0, breakdown: { '1': 0, '2': 0, '3': 0, '4': 0, '5': 0 } });
    });

    test('POST /api/ratings with productId, stars, userName', async () => {
      const { service, layla, noor, newProduct } = fixtures();
      const { id: productId } = await newProduct();
      const first = await layla.agent.post('/api/ratings').send({ productId, stars: 3, userName: 'Layla' }).expect(201);
      expect(first.body).toMatchObject({ productId, userId: layla.id, userName: 'Layla', stars: 3 });
      await layla.agent.post('/api/ratings').send({ productId, stars: 5 }).expect(200);
      await noor.agent.post('/api/ratings').send({ productId, stars: 4 }).expect(201);
      const body = await bodyOf(service.visitor().get(`/api/products/${productId}/ratings`).expect(200));
      expect(body).toMatchObject({ total: 2, average: 4.5 });
      await service.visitor().post('/api/ratings').send({ productId, stars: 5 }).expect(401);
      await noor.agent.post('/api/ratings').send({ productId, stars: 5, userName: 'Layla' }).expect(403);
    });

    test('GET /api/products/:id/ratings/user/:userId', async () => {
      const { layla, noor, newProduct } = fixtures();
      const { id: productId } = await newProduct();
      const own = `/api/products/${productId}/ratings/user/${layla.id}`;
      expect(await bodyOf(layla.agent.get(own).expect(200))).toBeNull();
      await layla.agent.post('/api/ratings').send({ productId, stars: 2 }).expect(201);
      expect(await bodyOf(layla.agent.get(own).expect(200))).toMatchObject({ stars: 2 });
      await noor.agent.get(own).expect(403);
    });

    test('Rating stars: integer 1 to 5', async () => {
      const { layla, product } = fixtures();
      for (const stars of [0, 6, 2.5, '5', null])
        await layla.agent.post('/api/ratings').send({ productId: product.id, stars }).expect(400);
    });
  });

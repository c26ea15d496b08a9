import { bodyOf, bodiesOf, type Fixtures } from './fixtures.ts';

export const voting = (fixtures: () => Fixtures): void =>
  describe('Public: voting', () => {
    const get = (path: string) => fixtures().service.visitor().get(path);

    test('GET /api/products/:id/voting-options', async () =>
      expect(await bodyOf(get(`/api/products/${fixtures().product.id}/voting-options`).expect(200))).toMatchObject({
        options: ['Good', 'Bad'],
      }));

    test('POST /api/votes with productId, vote, userName (product-page variant sends userId instead)', async () => {
      const { layla, noor, newProduct } = fixtures();
      const { id: productId } = await newProduct();
      const named = await layla.agent
        .post('/api/votes')
        .send({ productId, vote: 'Good', userName: 'Layla' })
        .expect(201);
      expect(named.body).toMatchObject({ productId, userId: layla.id, userName: 'Layla', vote: 'Good' });
      expect(named.headers['x-position']).toMatch(/^\d+$/);
      await noor.agent.post('/api/votes').send({ productId, vote: 'Good', userId: noor.id }).expect(201);
      await noor.agent.post('/api/votes').send({ productId, vote: 'Good' }).expect(200);
      await noor.agent.post('/api/votes').send({ productId, vote: 'Bad', userId: layla.id }).expect(403);
      await noor.agent.post('/api/votes').send({ productId, vote: 'Neither' }).expect(400);
      await fixtures().service.visitor().post('/api/votes').send({ productId, vote: 'Good' }).expect(401);
    });

    test('GET /api/products/:id/votes: vote stats', async () => {
      const { layla, noor, newProduct } = fixtures();
      const { id: productId } = await newProduct();
      for (const { agent } of [layla, noor])
        await agent.post('/api/votes').send({ productId, vote: 'Good' }).expect(201);
      await noor.agent.post('/api/votes').send({ productId, vote: 'Bad' }).expect(201);
      const body = await bodyOf(get(`/api/products/${productId}/votes`).expect(200));
      expect(body).toMatchObject({
        total: 3,
        byOption: [
          { key: 'Good', count: 2, percentage: 67 },
          { key: 'Bad', count: 1, percentage: 33 },
        ],
      });
    });

    test('GET /api/products/:id/votes/user/:userId. GET /api/products/:id/votes/user/:userId/all (401 yields an empty list)', async () => {
      const { layla, noor, newProduct } = fixtures();
      const { id: productId } = await newProduct();
      const own = `/api/products/${productId}/votes/user/${layla.id}`;
      expect(await bodyOf(layla.agent.get(own).expect(200))).toBeNull();
      expect(await bodyOf(layla.agent.get(`${own}/all`).expect(200))).toEqual([]);
      for (const vote of ['Good', 'Bad']) await layla.agent.post('/api/votes').send({ productId, vote }).expect(201);
      expect(await bodyOf(layla.agent.get(own).expect(200))).toMatchObject({
        vote: 'Bad',
        productId,
        userId: layla.id,
      });
      const body = await bodiesOf(layla.agent.get(`${own}/all`).expect(200));
      expect(body.map(({ vote }) => vote).sort()).toEqual(['Bad', 'Good']);
      await get(`${own}/all`).expect(401);
      await noor.agent.get(`${own}/all`).expect(403);
    });

    test('DELETE /api/votes with productId, userId, vote', async () => {
      const { layla, newProduct } = fixtures();
      const { id: productId } = await newProduct();
      await layla.agent.post('/api/votes').send({ productId, vote: 'Good' }).expect(201);
      const removal = { productId, userId: layla.id, vote: 'Good' };
      await layla.agent.delete('/api/votes').send(removal).expect(204, {});
      await layla.agent.delete('/api/votes').send(removal).expect(204);
      expect((await bodyOf(get(`/api/products/${productId}/votes`).expect(200))).total).toBe(0);
    });

    test('a twenty-first vote fails with 409 and code MAX_VOTES_EXCEEDED', async () => {
      const { service, layla, newProduct, category } = fixtures();
      const { id: productId } = await newProduct();
      const options = Array.from({ length: 21 }, (_, index) => `Option ${index}`);
      const own = { categoryKey: category.name, subcategory: 'lipstick' };
      await service
        .token()
        .post('/api/admin/voting-options')
        .send({ ...own, options })
        .expect(200);
      const cast = (vote: string) => layla.agent.post('/api/votes').send({ productId, vote });
      for (const vote of options.slice(0, 20)) await cast(vote).expect(201);
      expect((await bodyOf(cast(options[20]!).expect(409))).code).toBe('MAX_VOTES_EXCEEDED');
      await service.token().delete('/api/admin/voting-options').send(own).expect(204);
    });
  });

import { bodyOf, type Fixtures } from './fixtures.ts';

export const shelf = (fixtures: () => Fixtures): void =>
  describe('Public: shelf', () => {
    test('PUT and DELETE /api/shelf/:productId, GET /api/shelf and /api/shelf/entries', async () => {
      const { service, newProduct } = fixtures();
      const { agent } = await service.member();
      const { id: productId } = await newProduct();
      const body = await bodyOf(agent.put(`/api/shelf/${productId}`).send({ state: 'have', again: true }).expect(200));
      expect(body).toEqual({ productId, state: 'have', again: true });
      expect(await bodyOf(agent.get('/api/shelf?state=have').expect(200))).toMatchObject({ total: 1 });
      expect(await bodyOf(agent.get('/api/shelf/entries').expect(200))).toEqual([body]);
      await service.visitor().get('/api/shelf').expect(401);
      await agent.delete(`/api/shelf/${productId}`).expect(204);
    });

    test('GET /api/profile/:userId/shelf', async () => {
      const { service } = fixtures();
      const { agent, id } = await service.member();
      await agent.post('/api/profile').send({ displayName: 'Layla', shelfPublic: true }).expect(201);
      expect(await bodyOf(service.visitor().get(`/api/profile/${id}/shelf`).expect(200))).toMatchObject({ items: [] });
    });
  });

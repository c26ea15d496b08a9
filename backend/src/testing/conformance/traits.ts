import { bodyOf, type Fixtures } from './fixtures.ts';

export const traits = (fixtures: () => Fixtures): void =>
  describe('Public: traits', () => {
    test('GET /api/products/:id/opinions', async () => {
      const { service, newProduct } = fixtures();
      const { id } = await newProduct();
      const opinions = `/api/products/${id}/opinions`;
      expect(await bodyOf(service.visitor().get(`${opinions}?skinType=dry&hairType=curly`).expect(200))).toEqual({
        enough: false,
      });
      expect((await bodyOf(service.visitor().get(opinions).expect(400))).code).toBe('TRAIT_COUNT');
    });

    test('PUT /api/profile/:userId with traits', async () => {
      const { service } = fixtures();
      const { agent, id } = await service.member();
      await agent.post('/api/profile').send({ displayName: 'Layla' }).expect(201);
      const change = { traits: { skinType: 'dry' }, traitsPublic: true };
      const body = await bodyOf(agent.put(`/api/profile/${id}`).send(change).expect(200));
      expect(body).toMatchObject({ traits: { skinType: 'dry', hairType: null }, traitsPublic: true });
      expect(await bodyOf(service.visitor().get(`/api/profile/${id}`).expect(200))).toMatchObject({
        traits: { skinType: 'dry' },
      });
    });
  });

import { bodyOf, type Fixtures } from './fixtures.ts';

export const profiles = (fixtures: () => Fixtures): void =>
  describe('Public: profiles', () => {
    test('POST /api/profile with profile fields plus userId', async () => {
      const { service } = fixtures();
      const { agent, id } = await service.member();
      const fields = {
        displayName: 'Layla of the Lipsticks',
        email: 'layla@example.org',
        bio: 'Reds only.',
        avatarUrl: 'https://pictures.example/layla.jpg',
        favoriteCategories: ['makeup'],
        isPublic: true,
      };
      const body = await bodyOf(
        agent
          .post('/api/profile')
          .send({ ...fields, userId: id })
          .expect(201),
      );
      expect(body).toMatchObject({ ...fields, userId: id });
      expect((await bodyOf(agent.post('/api/profile').send(fields).expect(409))).code).toBe('PROFILE_EXISTS');
    });

    test('GET /api/profile/:userId', async () => {
      const { service } = fixtures();
      const { agent, id } = await service.member();
      const path = `/api/profile/${id}`;
      expect((await bodyOf(agent.get(path).expect(404))).code).toBe('PROFILE_NOT_FOUND');
      await agent.post('/api/profile').send({ displayName: 'Layla', email: 'layla@example.org' }).expect(201);
      expect(await bodyOf(agent.get(path).expect(200))).toMatchObject({ email: 'layla@example.org', isPublic: true });
      expect(await bodyOf(service.visitor().get(path).expect(200))).toMatchObject({
        displayName: 'Layla',
        email: null,
      });
      await agent.put(path).send({ isPublic: false }).expect(200);
      await service.visitor().get(path).expect(404);
    });

    test('PUT /api/profile/:userId with profile fields', async () => {
      const { service, noor } = fixtures();
      const { agent, id } = await service.member();
      await agent.post('/api/profile').send({ displayName: 'Layla', bio: 'Reds only.' }).expect(201);
      const body = await bodyOf(
        agent.put(`/api/profile/${id}`).send({ displayName: 'Layla R.', bio: null }).expect(200),
      );
      expect(body).toMatchObject({ displayName: 'Layla R.', bio: null, favoriteCategories: [] });
      await noor.agent.put(`/api/profile/${id}`).send({ displayName: 'Noor' }).expect(403);
      await agent.put(`/api/profile/${id}`).send({ displayName: ' ' }).expect(400);
      await agent.put(`/api/profile/${id}`).send({ email: 'no address' }).expect(400);
    });
  });

import { aText, bodyOf, type Fixtures } from './fixtures.ts';

export const sessions = (fixtures: () => Fixtures): void =>
  describe('Public: sessions', () => {
    test('GET /api/auth/user: response user; 401 means signed out', async () => {
      const { service, layla } = fixtures();
      const body = await bodyOf(layla.agent.get('/api/auth/user').expect(200));
      expect(body).toMatchObject({ id: layla.id, firstName: 'Layla', lastName: null, email: layla.email });
      const refused = await service.visitor().get('/api/auth/user').expect(401);
      expect(refused.body).toMatchObject({ message: aText, code: 'UNAUTHORIZED' });
    });

    test('GET /api/user/session: returns userId', async () => {
      const { service, layla } = fixtures();
      await layla.agent.get('/api/user/session').expect(200, { userId: layla.id });
      await service.visitor().get('/api/user/session').expect(401);
    });

    test('Navigations: /api/login, /api/logout', async () => {
      const { service } = fixtures();
      const to = async (path: string) =>
        (await service.visitor().get(path).redirects(0).expect(302)).headers['location'];
      expect(await to('/api/login')).toBe('/sign-in');
      expect(await to('/api/login?returnTo=/product/1')).toBe('/sign-in?returnTo=%2Fproduct%2F1');
      expect(await to('/api/login?returnTo=https://evil.example/')).toBe('/sign-in');
      const { agent } = await service.member();
      expect((await agent.get('/api/logout').redirects(0).expect(302)).headers['location']).toBe('/');
      await agent.get('/api/auth/user').expect(401);
    });

    test('an error is { message, code } with the id to ask after', async () => {
      const { service } = fixtures();
      const body = await bodyOf(service.visitor().get('/api/nothing').expect(404));
      expect(body).toEqual({ message: aText, code: 'NOT_FOUND', correlationId: aText });
    });
  });

import { startApp, type AppHarness } from '../../testing/app-harness.ts';

describe('accounts', () => {
  let service: AppHarness;
  beforeAll(async () => (service = await startApp()));
  afterAll(() => service.stop());

  const account = (email: string) => ({ email, password: 'a long enough password', firstName: 'Layla' });

  test('signing up makes an account and a session', async () => {
    const agent = service.visitor();
    const { body, headers } = await agent.post('/api/accounts').send(account('Layla@Example.org')).expect(201);
    expect(body).toMatchObject({
      email: 'Layla@Example.org',
      firstName: 'Layla',
      lastName: null,
      profileImageUrl: null,
    });
    expect(headers['x-position']).toMatch(/^\d+$/);
    expect(headers['set-cookie']?.[0]).toMatch(/^session=.*HttpOnly; SameSite=Lax/);
    await agent.get('/api/auth/user').expect(200, body);
    await agent.get('/api/user/session').expect(200, { userId: body.id });
  });

  test('an e-mail is taken without regard to case', async () => {
    await service.visitor().post('/api/accounts').send(account('taken@example.org')).expect(201);
    const { body } = await service.visitor().post('/api/accounts').send(account('TAKEN@example.org')).expect(409);
    expect(body.code).toBe('EMAIL_TAKEN');
  });

  test('a wrong pair reads the same whether or not the account exists', async () => {
    const { email } = await service.member();
    const wrong = { email, password: 'not the password' };
    const unknown = { email: 'nobody@example.org', password: 'not the password' };
    const [first, second] = await Promise.all(
      [wrong, unknown].map((pair) => service.visitor().post('/api/sessions').send(pair).expect(401)),
    );
    const { correlationId: _first, ...one } = first!.body;
    const { correlationId: _second, ...other } = second!.body;
    expect(one).toEqual(other);
    expect(one.code).toBe('INVALID_CREDENTIALS');
  });

  test('the session changes at sign-in and ends at sign-out', async () => {
    const { agent, email, password } = await service.member();
    const cookie = (response: { headers: Record<string, string> }) =>
      String(response.headers['set-cookie']).split(';')[0];
    const again = await agent.post('/api/sessions').send({ email, password }).expect(200);
    const third = await agent.post('/api/sessions').send({ email, password }).expect(200);
    expect(cookie(again)).not.toBe(cookie(third));
    await agent.delete('/api/sessions/current').expect(204);
    await agent.get('/api/auth/user').expect(401);
  });

  test.each([
    [{ email: 'no address', password: 'a long enough password' }, 'email'],
    [{ email: 'short@example.org', password: 'short' }, 'password'],
    [{ email: 'long@example.org', password: 'x'.repeat(129) }, 'password'],
    [{ email: 'extra@example.org', password: 'a long enough password', role: 'admin' }, 'role'],
  ])('%j is refused at its field', async (body, field) => {
    const response = await service.visitor().post('/api/accounts').send(body).expect(400);
    expect(response.body).toMatchObject({ code: 'VALIDATION_FAILED', fields: [{ field }] });
  });

  test('signing in starts on our own pages only', async () => {
    const follow = (returnTo: string) => service.visitor().get('/api/login').query({ returnTo }).expect(302);
    expect((await follow('/product/1?tab=2')).headers['location']).toBe('/sign-in?returnTo=%2Fproduct%2F1%3Ftab%3D2');
    for (const hostile of ['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)'])
      expect((await follow(hostile)).headers['location']).toBe('/sign-in');
  });

  test('writes and sign-out from other sites are refused', async () => {
    const { agent } = await service.member();
    await agent.get('/api/logout').set('Sec-Fetch-Site', 'cross-site').expect(403);
    await agent.delete('/api/sessions/current').set('Origin', 'https://evil.example').expect(403);
    await agent.get('/api/auth/user').expect(200);
    await agent.get('/api/logout').expect(302).expect('location', '/');
    await agent.get('/api/auth/user').expect(401);
  });
});

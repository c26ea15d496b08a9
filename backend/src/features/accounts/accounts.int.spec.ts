import { hash } from '@node-rs/argon2';
import { v4 } from 'uuid';
import { Databases } from '../../shared/stores/databases.ts';
import { identityKey } from './accounts.ts';
import { Accounts, MemberNames } from './index.ts';
import { startApp, type AppHarness } from '../../testing/app-harness.ts';
import type { MemberSessionResponse } from './accounts.responses.ts';

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
      hasPassword: true,
      secondFactor: null,
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
    const { headers } = await agent.delete('/api/sessions/current').expect(204);
    expect(String(headers['set-cookie'])).toMatch(/^signed_in=; Path=\/; Expires=Thu, 01 Jan 1970/);
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

  test('a password that everybody guesses is refused at its field', async () => {
    const { agent, password } = await service.member();
    const signUp = { email: 'common@example.org', password: 'QwertyUiop' };
    const refused = await service.visitor().post('/api/accounts').send(signUp).expect(400);
    expect(refused.body).toMatchObject({ code: 'COMMON_PASSWORD', fields: [{ field: 'password' }] });
    const change = { currentPassword: password, newPassword: '1234567890' };
    const unchanged = await agent.put('/api/accounts/current/password').send(change).expect(400);
    expect(unchanged.body).toMatchObject({ code: 'COMMON_PASSWORD', fields: [{ field: 'newPassword' }] });
  });

  test('a password that says who chose it is refused at its field', async () => {
    const { agent, email, password } = await service.member('Scheherazade');
    const change = (newPassword: string) =>
      agent.put('/api/accounts/current/password').send({ currentPassword: password, newPassword }).expect(400);
    for (const personal of [email, 'Scheherazade', 'hennahenna'])
      expect((await change(personal)).body).toMatchObject({
        code: 'PERSONAL_PASSWORD',
        fields: [{ field: 'newPassword' }],
      });
    expect((await change('aaaaaaaaaa')).body.code).toBe('REPEATED_PASSWORD');
    const signUp = { email: 'dinarzad@example.org', password: 'dinarzad@example.org' };
    const refused = await service.visitor().post('/api/accounts').send(signUp).expect(400);
    expect(refused.body).toMatchObject({ code: 'PERSONAL_PASSWORD', fields: [{ field: 'password' }] });
  });

  test.each([
    ['RESERVED_NAME', 'firstName', { firstName: 'Admin' }],
    ['RESERVED_NAME', 'lastName', { firstName: 'Henna', lastName: 'Moderator' }],
    ['UNREADABLE_NAME', 'firstName', { firstName: 'Al\u202eice' }],
    ['UNREADABLE_NAME', 'lastName', { firstName: 'Alice', lastName: 'Had\u200bdad' }],
  ])('%s: nobody is called %s %j', async (code, field, names) => {
    const { agent, id } = await service.member('Layla');
    const signUp = { ...account('deceiver@example.org'), ...names };
    const refused = await service.visitor().post('/api/accounts').send(signUp).expect(400);
    expect(refused.body).toMatchObject({ code, fields: [{ field }] });
    const unchanged = await agent.put('/api/accounts/current').send(names).expect(400);
    expect(unchanged.body).toMatchObject({ code, fields: [{ field }] });
    expect(await service.app.get(MemberNames).nameOf(id)).toBe('Layla');
  });

  test('a member changes their names, everywhere', async () => {
    const { agent, id } = await service.member('Layla');
    const rename = (names: object) => agent.put('/api/accounts/current').send(names);
    const renamed = await rename({ lastName: ' Haddad ' }).expect(200);
    expect(renamed.body).toMatchObject({ id, firstName: 'Layla', lastName: 'Haddad' });
    expect(renamed.headers['x-position']).toMatch(/^\d+$/);
    await agent.get('/api/auth/user').expect(200, renamed.body);
    expect(await service.app.get(MemberNames).nameOf(id)).toBe('Layla Haddad');
    const same = await rename({ lastName: 'Haddad' }).expect(200);
    expect(same.headers['x-position']).toBeUndefined();
    const nameless = await rename({ firstName: null, lastName: '' }).expect(200);
    expect(nameless.body).toMatchObject({ firstName: null, lastName: null });
    await rename({ firstName: 'x'.repeat(101) }).expect(400);
    await service.visitor().put('/api/accounts/current').send({ firstName: 'Nobody' }).expect(401);
  });

  test('a changed password ends every other session, and only the new one counts', async () => {
    const { agent, email, password } = await service.member();
    const other = service.visitor();
    await other.post('/api/sessions').send({ email, password }).expect(200);
    await other.get('/api/auth/user').expect(200);
    const change = (currentPassword: string) =>
      agent.put('/api/accounts/current/password').send({ currentPassword, newPassword: 'another long password' });
    expect((await change('not the password').expect(401)).body.code).toBe('INVALID_CREDENTIALS');
    await other.get('/api/auth/user').expect(200);
    await change(password).expect(204);
    await agent.get('/api/auth/user').expect(200);
    await other.get('/api/auth/user').expect(401);
    await service.visitor().post('/api/sessions').send({ email, password }).expect(401);
    await service.visitor().post('/api/sessions').send({ email, password: 'another long password' }).expect(200);
  });

  test('a member sees their own sessions and ends them', async () => {
    const { agent, email, password } = await service.member();
    const [phone, tablet] = [service.visitor(), service.visitor()];
    await phone.post('/api/sessions').set('user-agent', 'a phone').send({ email, password }).expect(200);
    await tablet.post('/api/sessions').set('user-agent', 'x'.repeat(500)).send({ email, password }).expect(200);
    const list = async () => (await agent.get('/api/sessions').expect(200)).body as MemberSessionResponse[];
    const sessions = await list();
    expect(sessions).toHaveLength(3);
    expect(sessions.filter(({ current }) => current)).toHaveLength(1);
    expect(sessions.map(({ userAgent }) => userAgent?.length ?? 0).every((length) => length <= 300)).toBe(true);
    const onPhone = sessions.find(({ userAgent }) => userAgent === 'a phone')!;
    expect(new Date(onPhone.createdAt).getTime()).toBeLessThanOrEqual(new Date(onPhone.lastSeenAt).getTime());
    await phone.get('/api/auth/user').expect(200);
    await agent.delete(`/api/sessions/${onPhone.id}`).expect(204);
    await phone.get('/api/auth/user').expect(401);
    await agent.delete(`/api/sessions/${onPhone.id}`).expect(404);
    const { agent: stranger } = await service.member();
    const onTablet = (await list()).find(({ current }) => !current)!;
    await stranger.delete(`/api/sessions/${onTablet.id}`).expect(404);
    await tablet.get('/api/auth/user').expect(200);
    await agent.delete('/api/sessions').expect(204);
    await tablet.get('/api/auth/user').expect(401);
    await agent.get('/api/auth/user').expect(401);
  });

  test('a listed session id opens nothing', async () => {
    const { agent } = await service.member();
    const [session] = (await agent.get('/api/sessions').expect(200)).body as MemberSessionResponse[];
    for (const cookie of [session!.id, `s:${session!.id}`, `s:${session!.id}.x`])
      await service
        .visitor()
        .get('/api/auth/user')
        .set('Cookie', `session=${encodeURIComponent(cookie)}`)
        .expect(401);
  });

  test('a database of a former version takes several accounts without an e-mail, and still no e-mail twice', async () => {
    const accounts = service.app.get(Accounts);
    const collection = service.app.get(Databases).privateCollection('accounts');
    await collection.createIndex({ emailKey: 1 }, { unique: true });
    await accounts.onModuleInit();
    await accounts.onModuleInit();
    const nameless = { firstName: null, lastName: null, createdAt: new Date() };
    for (const subject of ['one', 'another'])
      await accounts.add({ ...nameless, _id: v4(), identities: [identityKey('https://id.example', subject)] });
    const { email } = await service.member();
    const twice = accounts.add({ ...nameless, _id: v4(), email, emailKey: email });
    await expect(twice).rejects.toMatchObject({ code: 'EMAIL_TAKEN' });
  });

  test('a hash of former parameters is made anew at sign-in', async () => {
    const { id, email, password } = await service.member();
    const accounts = service.app.get(Accounts);
    await accounts.setPassword(id, await hash(password, { memoryCost: 4_096, timeCost: 1, parallelism: 1 }));
    await service.visitor().post('/api/sessions').send({ email, password: 'not the password' }).expect(401);
    expect((await accounts.byId(id))?.passwordHash).toContain('$m=4096,');
    await service.visitor().post('/api/sessions').send({ email, password }).expect(200);
    expect((await accounts.byId(id))?.passwordHash).toContain('$m=19456,t=2,p=1$');
    await service.visitor().post('/api/sessions').send({ email, password }).expect(200);
  });

  test('signing in starts on our own pages only', async () => {
    const follow = (returnTo: string) => service.visitor().get('/api/login').query({ returnTo }).expect(302);
    expect((await follow('/product/1?tab=2')).headers['location']).toBe('/sign-in?returnTo=%2Fproduct%2F1%3Ftab%3D2');
    for (const hostile of ['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)'])
      expect((await follow(hostile)).headers['location']).toBe('/sign-in');
    await service.visitor().get('/api/login/callback?code=x&state=y').expect(404);
  });

  test('without a mail server an administrator makes the link for another e-mail', async () => {
    const { agent, id, password } = await service.member();
    const change = { email: 'moved@example.org', password };
    const { body } = await agent.put('/api/accounts/current/email').send(change).expect(409);
    expect(body.code).toBe('MAIL_NOT_CONFIGURED');
    const made = await service.token().post(`/api/admin/accounts/${id}/email-link`).send({ email: change.email });
    const token = new URL((made.body as { url: string }).url).searchParams.get('token');
    await service.visitor().post('/api/email-confirmations').send({ token }).expect(204);
    const signedIn = await service.visitor().post('/api/sessions').send(change).expect(200);
    expect(signedIn.body).toMatchObject({ id, email: change.email, emailVerified: false });
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

import { memberStream } from '@henna/domain';
import { join } from 'node:path';
import { v4 } from 'uuid';
import { startProxiedApp, type ProxiedHarness } from '../../../testing/app-harness.ts';
import { Browser, type Page } from '../../../testing/browser.ts';
import { freePort } from '../../../testing/free-port.ts';
import { startProgram, type RunningProgram } from '../../../testing/start-program.ts';
import { EventStore } from '../../../shared/stores/event-store.ts';
import { emailKey, identityKey, newIdentityLink } from '../accounts.ts';
import { Accounts, MemberNames } from '../index.ts';
import { ResetLinks } from '../reset-links.ts';
import type { CurrentUserResponse, MemberIdentityResponse } from '../accounts.responses.ts';

const home = 'http://localhost:3999';
const program = join(__dirname, '../../../testing/identity-provider.mjs');
const isCallback = ({ pathname }: URL) => pathname === '/api/login/callback';

describe('signing in at an identity provider', () => {
  let service: ProxiedHarness;
  let port: number;
  let provider: RunningProgram | undefined;
  const startProvider = async () =>
    (provider = await startProgram(program, [String(port), `${home}/api/login/callback`, `${home}/`]));
  const stopProvider = async () => {
    await provider?.stop('SIGKILL');
    provider = undefined;
  };

  beforeAll(async () => {
    port = await freePort();
    const settings = {
      PUBLIC_URL: home,
      OIDC_ISSUER: `http://127.0.0.1:${port}`,
      OIDC_CLIENT_ID: 'henna',
      OIDC_CLIENT_SECRET: 'a secret between the two',
    };
    service = await startProxiedApp(settings);
  });
  afterAll(async () => {
    await stopProvider();
    for (const name of ['PUBLIC_URL', 'OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET']) delete process.env[name];
    await service.stop();
  });
  afterEach(() => jest.restoreAllMocks());

  const accounts = () => service.app.get(Accounts);
  let people = 0;
  const person = (claims: object = {}) => {
    const sub = `person-${++people}`;
    return {
      sub,
      email: `${sub}@id.example`,
      email_verified: true,
      given_name: 'نور',
      family_name: 'Haddad',
      ...claims,
    };
  };
  const browserOf = (person: object | 'denied') => new Browser({ [home]: service.url }, person);
  const login = (browser: Browser, returnTo = '/') =>
    browser.open(`${home}/api/login?returnTo=${encodeURIComponent(returnTo)}`, atHome);
  const atHome = (url: URL) => url.origin === home && !url.pathname.startsWith('/api/');
  const call = async (browser: Browser, method: string, path: string, body?: object) => {
    const response = await browser.request(new URL(path, home), {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    return { status: response.status, body: await response.json().catch(() => null) };
  };
  const user = (browser: Browser) => call(browser, 'GET', '/api/auth/user');
  const userIn = async (browser: Browser) => (await user(browser)).body as CurrentUserResponse;
  const isProblem = (page: Page, status: number, texts: string) => {
    expect({ status: page.status, type: page.headers.get('content-type') }).toEqual({
      status,
      type: expect.stringContaining('text/html'),
    });
    expect(page.text).toContain(texts);
    expect(page.text).toContain('<a href="/">');
  };

  test('without the provider the service runs, and a page says that it does not answer', async () => {
    const { body } = await service.visitor().get('/api/site').expect(200);
    expect(body).toMatchObject({ signIn: 'oidc', passwordReset: 'administrator' });
    const page = await login(browserOf(person()), '/product/1');
    isProblem(page, 503, 'does not answer');
    expect(page.headers.get('retry-after')).toBe('5');
    expect(page.text).toContain('/api/login?returnTo=%2Fproduct%2F1');
    await startProvider();
  });

  test('the first sign-in makes a member, the next ones find it', async () => {
    const who = person({ picture: 'https://id.example/noor.png' });
    const browser = browserOf(who);
    const page = await login(browser, '/product/1?tab=2');
    expect(page.url.href).toBe(`${home}/product/1?tab=2`);
    const noor = await userIn(browser);
    expect(noor).toMatchObject({
      firstName: 'نور',
      lastName: 'Haddad',
      email: who.email,
      profileImageUrl: 'https://id.example/noor.png',
      hasPassword: false,
    });
    expect(await service.app.get(MemberNames).nameOf(noor.id)).toBe('نور Haddad');
    const { events } = await service.app.get(EventStore).read(memberStream(noor.id));
    expect(events.map(({ type }) => type)).toEqual(['MemberJoined', 'MemberRenamed']);
    expect(events[0]!.data).toMatchObject({ via: 'oidc' });
    expect(JSON.stringify(events.map(({ data }) => data))).not.toContain('Haddad');

    const elsewhere = browserOf({ ...who, given_name: 'Another', picture: 'https://id.example/new.png' });
    await login(elsewhere);
    expect(await userIn(elsewhere)).toEqual({ ...noor, profileImageUrl: 'https://id.example/new.png' });
  });

  test('a first sign-in that an outage of the log cut off is finished by the next one', async () => {
    const browser = browserOf(person());
    const { proxy } = service.stores.events;
    proxy.refuse();
    expect((await login(browser)).status).toBe(503);
    expect((await user(browser)).status).toBe(401);
    proxy.accept();
    await login(browser);
    const { id } = await userIn(browser);
    const { events } = await service.app.get(EventStore).read(memberStream(id));
    expect(events.map(({ type }) => type)).toEqual(['MemberJoined', 'MemberRenamed']);
    expect(await service.app.get(MemberNames).nameOf(id)).toBe('نور Haddad');
  });

  test('the session id changes at sign-in, and nobody else’s address is a way back', async () => {
    const browser = browserOf(person());
    expect((await login(browser, '//evil.example/x')).url.href).toBe(`${home}/`);
    const first = browser.jar(new URL(home)).get('session');
    await login(browser);
    expect(first).toBeDefined();
    expect(browser.jar(new URL(home)).get('session')).not.toBe(first);
  });

  test('who says no at the provider reads so, in their language', async () => {
    const browser = browserOf('denied');
    isProblem(await login(browser), 403, 'You were not signed in');
    browser.jar(new URL(home)).set('lang', 'ar');
    const page = await login(browser);
    isProblem(page, 403, 'لم يتم تسجيل الدخول');
    expect(page.text).toContain('<html lang="ar" dir="rtl">');
    expect((await user(browser)).status).toBe(401);
  });

  test('an attempt counts for ten minutes, once, and in the browser that made it', async () => {
    const browser = browserOf(person());
    const started = await browser.open(`${home}/api/login`, isCallback);
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(now + 11 * 60_000);
    isProblem(await browser.open(started.url), 400, 'has expired');
    clock.mockRestore();
    isProblem(await browser.open(started.url), 400, 'has expired');
    isProblem(await browserOf(person()).open(started.url), 400, 'has expired');
    expect((await user(browser)).status).toBe(401);
  });

  test('a code counts once', async () => {
    const browser = browserOf(person());
    const started = await browser.open(`${home}/api/login`, isCallback);
    const attempt = browser.jar(new URL(home)).get('sign-in')!;
    expect((await browser.open(started.url, atHome)).url.href).toBe(`${home}/`);
    const thief = browserOf('denied');
    thief.jar(new URL(home)).set('sign-in', attempt);
    isProblem(await thief.open(started.url), 400, 'has expired');
    expect((await user(thief)).status).toBe(401);
  });

  test('a changed state, an answer to another nonce and a code without its verifier are refused', async () => {
    const browser = browserOf(person());
    const leave = () => browser.open(`${home}/api/login`, ({ pathname }) => pathname === '/auth');
    const changed = async (name: string, value: string) => {
      const { url } = await leave();
      url.searchParams.set(name, value);
      return browser.open(url, isCallback);
    };
    isProblem(await browser.open((await changed('nonce', 'of somebody else')).url), 400, 'could not be verified');
    isProblem(await browser.open((await changed('state', 'of somebody else')).url), 400, 'could not be verified');
    const challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';
    isProblem(await browser.open((await changed('code_challenge', challenge)).url), 400, 'has expired');
    isProblem(await browser.open(`${home}/api/login/callback?code=x&state=y`), 400, 'has expired');
    await leave();
    isProblem(await browser.open(`${home}/api/login/callback`), 400, 'could not be verified');
    expect((await user(browser)).status).toBe(401);
  });

  test.each([
    ['under the id of a published key', {}],
    ['under an id that is not published', { kid: 'unpublished' }],
    ['with the algorithm none', { alg: 'none' }],
  ])('an ID token signed by somebody else %s is refused', async (_, tokenHeader) => {
    const browser = browserOf(person({ tokenHeader }));
    isProblem(await login(browser), 400, 'could not be verified');
    expect((await user(browser)).status).toBe(401);
  });

  test('an account with the same e-mail is joined by its owner only', async () => {
    const { agent, email, password, id } = await service.member();
    const stranger = browserOf(person({ email: email.toUpperCase() }));
    isProblem(await login(stranger, '/profile'), 409, 'already an account with your email address');
    expect((await user(stranger)).status).toBe(401);
    expect((await service.app.get(Accounts).byId(id))?.identities).toBeUndefined();

    // With the password of the account both belong together; another account's changes nothing.
    const { email: otherEmail, password: otherPassword } = await service.member();
    expect((await call(stranger, 'POST', '/api/sessions', { email: otherEmail, password: otherPassword })).status).toBe(
      200,
    );
    isProblem(await login(stranger), 409, 'already an account with your email address');
    expect((await call(stranger, 'POST', '/api/sessions', { email, password })).status).toBe(200);
    const again = browserOf(stranger.person);
    expect((await login(again)).url.href).toBe(`${home}/`);
    expect(await userIn(again)).toMatchObject({ id, email, hasPassword: true, firstName: 'Layla' });
    await agent.get('/api/auth/user').expect(200);
  });

  test('who is signed in joins their own e-mail at once, but not when led there from another site', async () => {
    const { email, password, id } = await service.member();
    const browser = browserOf(person({ email }));
    await call(browser, 'POST', '/api/sessions', { email, password });
    const started = await browser.request(new URL('/api/login', home), { headers: { 'sec-fetch-site': 'cross-site' } });
    isProblem(await browser.open(started.headers.get('location')!, atHome), 409, 'already an account');
    expect((await login(browser)).url.href).toBe(`${home}/`);
    expect(await userIn(browser)).toMatchObject({ id, hasPassword: true });
    expect((await service.app.get(Accounts).byId(id))?.identities).toHaveLength(1);
  });

  test.each([true, 'true'])('an e-mail that the provider calls verified with %j is the account’s', async (verified) => {
    const who = person({ email_verified: verified });
    const browser = browserOf(who);
    await login(browser);
    const { id, email } = await userIn(browser);
    expect(email).toBe(who.email);
    expect(await accounts().byId(id)).toMatchObject({
      emailVerified: true,
      identityJoins: [{ emailVerified: true, joinedAt: expect.any(Date) }],
    });
  });

  test.each([
    [{ email_verified: false }],
    [{ email_verified: 'false' }],
    [{ email_verified: 0 }],
    [{ email_verified: undefined }],
    [{ email: undefined }],
  ])('with %j the account is made without an e-mail', async (claims) => {
    const who = person(claims);
    const browser = browserOf(who);
    expect((await login(browser)).url.href).toBe(`${home}/`);
    const user = await userIn(browser);
    expect(user).toMatchObject({ email: null, firstName: 'نور', hasPassword: false });
    const { emailKey, emailVerified, identityJoins } = (await accounts().byId(user.id))!;
    expect({ emailKey, emailVerified }).toEqual({});
    expect(identityJoins).toMatchObject([{ emailVerified: false }]);
    const again = browserOf(who);
    await login(again);
    expect((await userIn(again)).id).toBe(user.id);
    const link = service.token().post(`/api/admin/accounts/${user.id}/reset-link`);
    expect((await link.expect(409)).body.code).toBe('ACCOUNT_WITHOUT_EMAIL');
  });

  test('an e-mail that is not verified leads to nobody’s account', async () => {
    const { email, password, id } = await service.member();
    const browser = browserOf(person({ email, email_verified: 'false' }));
    await call(browser, 'POST', '/api/sessions', { email, password });
    await login(browser);
    expect(await userIn(browser)).toMatchObject({ email: null });
    await call(browser, 'POST', '/api/sessions', { email, password });
    expect((await accounts().byId(id))?.identities).toBeUndefined();
  });

  test('who joined an account by an e-mail that was not theirs is out once its owner has reset the password by mail', async () => {
    // As former versions stored it: the claim that the e-mail is not verified came as a text, which counted as none.
    const trojan = person({ email: 'later@mail.example', email_verified: 'false' });
    const id = v4();
    await accounts().add({
      ...{ _id: id, email: trojan.email, emailKey: emailKey(trojan.email), firstName: null, lastName: null },
      identities: [identityKey(`http://127.0.0.1:${port}`, trojan.sub)],
      createdAt: new Date(),
    });
    const browser = browserOf(trojan);
    await login(browser);
    expect((await userIn(browser)).id).toBe(id);

    const { url } = await service.app.get(ResetLinks).create(id, emailKey(trojan.email));
    const token = new URL(url).searchParams.get('token')!;
    const reset = { token, password: 'a password of the owner' };
    expect((await call(browser, 'PUT', '/api/password-resets', reset)).status).toBe(204);
    expect((await user(browser)).status).toBe(401);
    await login(browser);
    expect((await userIn(browser)).id).not.toBe(id);
    await service.visitor().post('/api/sessions').send({ email: trojan.email, password: reset.password }).expect(200);
  });

  test('identities are listed for their member, and removed while there is another way in', async () => {
    const { agent, email, password, id } = await service.member();
    const who = person({ email });
    const browser = browserOf(who);
    await call(browser, 'POST', '/api/sessions', { email, password });
    await login(browser);
    const { body, headers } = await agent.get('/api/accounts/current/identities').expect(200);
    expect(headers['cache-control']).toContain('no-store');
    const [identity] = body as MemberIdentityResponse[];
    expect(body).toEqual([
      {
        id: expect.stringMatching(/^[\w-]{40,}$/),
        issuer: `http://127.0.0.1:${port}`,
        emailVerified: true,
        joinedAt: expect.stringMatching(/^\d{4}-/),
      },
    ]);
    const { body: data } = await agent.get('/api/accounts/current/export').expect(200);
    expect(data.account).toMatchObject({
      emailVerified: false,
      identities: [{ issuer: identity!.issuer, subject: who.sub, emailVerified: true, joinedAt: identity!.joinedAt }],
    });

    const { agent: stranger } = await service.member();
    await stranger.get('/api/accounts/current/identities').expect(200, []);
    const path = `/api/accounts/current/identities/${identity!.id}`;
    expect((await stranger.delete(path).expect(404)).body.code).toBe('IDENTITY_NOT_FOUND');
    await agent.delete(path).expect(204);
    await agent.delete(path).expect(404);
    await agent.get('/api/accounts/current/identities').expect(200, []);
    expect((await user(browser)).status).toBe(401);
    await agent.get('/api/auth/user').expect(200);
    isProblem(await login(browserOf(who)), 409, 'already an account');
    expect(await accounts().byId(id)).not.toHaveProperty('identities');
    expect(await accounts().byId(id)).not.toHaveProperty('identityJoins');
  });

  test('the last way in stays, also when two are removed at the same time', async () => {
    const who = person();
    const browser = browserOf(who);
    await login(browser);
    const { id } = await userIn(browser);
    const list = async () =>
      (await call(browser, 'GET', '/api/accounts/current/identities')).body as readonly MemberIdentityResponse[];
    const remove = (one: MemberIdentityResponse) =>
      call(browser, 'DELETE', `/api/accounts/current/identities/${one.id}`);
    const [first] = await list();
    expect(await remove(first!)).toMatchObject({ status: 409, body: { code: 'LAST_WAY_IN' } });
    await accounts().addIdentity(id, newIdentityLink(identityKey('https://id.example', 'another'), true));
    const both = await list();
    expect(both).toHaveLength(2);
    const responses = await Promise.all(both.map(remove));
    expect(responses.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect(await list()).toHaveLength(1);
  });

  test('nothing of an erased person’s identity is left, and who signs in by it is somebody new', async () => {
    const who = person();
    const browser = browserOf(who);
    await login(browser);
    const { id } = await userIn(browser);
    await login(browser); // Erasure wants a fresh proof.
    expect((await call(browser, 'DELETE', '/api/accounts/current', {})).status).toBe(204);
    expect(await accounts().byIdentity(identityKey(`http://127.0.0.1:${port}`, who.sub))).toBeNull();
    await login(browser);
    expect((await userIn(browser)).id).not.toBe(id);
  });

  test('two first sign-ins at once make one account', async () => {
    const who = person();
    const browsers = [browserOf(who), browserOf(who), browserOf(who)];
    const started = await Promise.all(browsers.map((browser) => browser.open(`${home}/api/login`, isCallback)));
    await Promise.all(browsers.map((browser, index) => browser.open(started[index]!.url, atHome)));
    const ids = new Set((await Promise.all(browsers.map(userIn))).map(({ id }) => id));
    expect(ids.size).toBe(1);
  });

  test('signing out leads over the provider, which knows who leaves', async () => {
    const browser = browserOf(person());
    await login(browser);
    const page = await browser.open(`${home}/api/logout`);
    expect(page.url.origin).toBe(`http://127.0.0.1:${port}`);
    expect(page.url.searchParams.get('post_logout_redirect_uri')).toBe(`${home}/`);
    expect(page.url.searchParams.get('id_token_hint')).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
    expect(page.status).toBe(200);
    expect((await user(browser)).status).toBe(401);
  });

  test('a provider that goes away meanwhile is told of, and coming back is enough', async () => {
    const browser = browserOf(person());
    const started = await browser.open(`${home}/api/login`, isCallback);
    await stopProvider();
    isProblem(await browser.open(started.url), 503, 'does not answer');
    isProblem(await browser.open(started.url), 400, 'has expired');
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(now + 2 * 60_000);
    isProblem(await login(browser), 503, 'does not answer');
    clock.mockRestore();
    await startProvider();
    expect((await login(browser)).url.href).toBe(`${home}/`);
    expect(await userIn(browser)).toMatchObject({ lastName: 'Haddad' });
  });
});

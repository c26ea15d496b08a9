import type { NestExpressApplication } from '@nestjs/platform-express';
import { TOTP } from 'otpauth';
import { Databases } from '../../shared/stores/databases.ts';
import { startProxiedApp, type ProxiedHarness } from '../../testing/app-harness.ts';

// Fast hashes: what is tested is how often there are any.
jest.mock('./password-hash.ts', () => ({
  hashParameters: { memoryCost: 8, timeCost: 1, parallelism: 1 },
  isOutdated: () => false,
}));

describe('limits of sign-in, sign-up and forgotten passwords', () => {
  let service: ProxiedHarness;
  let email: string;
  beforeAll(async () => {
    // Nothing listens there: mails are not what is counted.
    service = await startProxiedApp({ RATE_LIMITS: 'on', SMTP_URL: 'smtp://127.0.0.1:9' });
    (service.app as NestExpressApplication).set('trust proxy', ['loopback']);
    ({ email } = await service.member());
  });
  afterAll(async () => {
    delete process.env['SMTP_URL'];
    await service.stop();
  });

  const statusesOf = async (count: number, send: (index: number) => PromiseLike<{ status: number }>) => {
    const statuses: number[] = [];
    for (let index = 0; index < count; index++) statuses.push((await send(index)).status);
    return statuses;
  };
  /** Somebody whose requests come from this address. */
  const visitorAt = (address: string) => service.visitor().set('x-forwarded-for', address);
  const signIn = (address: string) =>
    service.visitor().post('/api/sessions').send({ email: address, password: 'guessed by somebody' });
  const forget = (address: string) => service.visitor().post('/api/password-resets').send({ email: address });
  const times = (count: number, status: number) => Array<number>(count).fill(status);

  test('passwords of an account are guessed ten times a minute at most, those of all twenty times', async () => {
    expect(await statusesOf(10, () => signIn(email))).toEqual(times(10, 401));
    const { body, headers } = await signIn(` ${email.toUpperCase()}`.trim()).expect(429);
    expect(body.code).toBe('TOO_MANY_REQUESTS');
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(await statusesOf(9, (index) => signIn(`guess-${index}@example.org`))).toEqual(times(9, 401));
    await signIn('another@example.org').expect(429);
  });

  test('three mails go to an account in a quarter of an hour, ten to all, whether or not there are such accounts', async () => {
    for (const address of [email, 'nobody@example.org'])
      expect(await statusesOf(4, () => forget(address))).toEqual([202, 202, 202, 429]);
    expect(await statusesOf(3, (index) => forget(`asked-${index}@example.org`))).toEqual([202, 202, 429]);
  });

  test('three links for another e-mail are asked for in a quarter of an hour, of one account and to one address', async () => {
    const password = 'a long enough password';
    const ask = (agent: ReturnType<typeof visitorAt>, address: string) =>
      agent.put('/api/accounts/current/email').send({ email: address, password });
    const newMember = async (name: string) => {
      const agent = visitorAt(`10.202.${name.length}.1`);
      await agent
        .post('/api/accounts')
        .send({ email: `${name}@example.org`, password })
        .expect(201);
      return agent;
    };
    const [first, second] = [await newMember('asks'), await newMember('asks-too')];
    expect(await statusesOf(3, () => ask(first, 'asked-for@example.org'))).toEqual(times(3, 202));
    await ask(first, 'another-one@example.org').expect(429);
    await ask(second, 'asked-for@example.org').expect(429);
    await ask(second, 'another-one@example.org').expect(202);
  });

  test('an account is signed up for five times a minute at most, all of them twenty times', async () => {
    const signUp = (address: string) =>
      service.visitor().post('/api/accounts').send({ email: address, password: 'a long enough password' });
    expect(await statusesOf(6, () => signUp('new@example.org'))).toEqual([201, ...times(4, 409), 429]);
    expect((await statusesOf(15, () => signUp('no address'))).at(-1)).toBe(429);
  });

  test('an erased member leaves none of their counts behind', async () => {
    const agent = visitorAt('203.0.113.1');
    const [erased, password] = ['erased@example.org', 'a long enough password'];
    await agent.post('/api/accounts').send({ email: erased, password }).expect(201);
    const stored = service.app.get(Databases).privateCollection<{ key: string }>('rateLimits');
    const keys = async () => (await stored.find().toArray()).map(({ key }) => key);
    const before = new Set(await keys());
    await agent.post('/api/password-resets').send({ email: erased }).expect(202);
    const added = (await keys()).filter((key) => !before.has(key));
    const own = added.filter((key) => key.includes('OfAccount'));
    expect(own).toContainEqual(expect.stringMatching(/^[\w-]{22}:passwordResetOfAccount$/));
    await agent.delete('/api/accounts/current').send({ password }).expect(204);
    expect((await keys()).filter((key) => own.includes(key))).toEqual([]);
  });

  describe('strangers', () => {
    const password = 'a long enough password';
    let networks = 0;
    /** An address in a network that nobody else comes from. */
    const newAddress = () => `10.${++networks}.0.1`;
    let accounts = 0;
    const signInAt = (address: string, account: string, tried = password) =>
      visitorAt(address).post('/api/sessions').send({ email: account, password: tried });
    const newMember = async () => {
      const account = `locked-${++accounts}@example.org`;
      const address = newAddress();
      const agent = visitorAt(address);
      const { body } = await agent.post('/api/accounts').send({ email: account, password }).expect(201);
      return { account, address, agent, id: (body as { id: string }).id };
    };
    const failed = (count: number, address: string, account: string) =>
      statusesOf(count, () => signInAt(address, account, 'guessed by somebody'));
    /** As many failures as an account may have in a day. */
    const useUpDay = async (account: string) => {
      for (let network = 0; network < 10; network++)
        expect(await failed(10, newAddress(), account)).toEqual(times(10, 401));
    };

    test('do not lock a member out of sign-in, of a new password or of erasure', async () => {
      const { account, address, agent } = await newMember();
      const elsewhere = newAddress();
      expect(await failed(11, elsewhere, account)).toEqual([...times(10, 401), 429]);
      await signInAt(elsewhere, account).expect(429);
      await signInAt(newAddress(), account).expect(200);
      // Not even those in the same network, where nobody else may try any more.
      expect((await failed(21, address, account)).slice(-1)).toEqual([429]);
      await signInAt(address, 'another@example.org').expect(429);
      const change = { currentPassword: password, newPassword: 'another long password' };
      await agent.put('/api/accounts/current/password').send(change).expect(204);
      await agent.get('/api/accounts/current/export').expect(200);
      await agent.delete('/api/accounts/current').send({ password: change.newPassword }).expect(204);
    });

    test('have a hundred guesses a day; then only known devices may try, each on its own account', async () => {
      const { account, agent } = await newMember();
      const second = visitorAt(newAddress());
      const given = await second.post('/api/sessions').send({ email: account, password }).expect(200);
      const cookies = [given.headers['set-cookie']].flat().map(String);
      expect(cookies).toEqual([
        expect.stringMatching(/^session=/),
        expect.stringMatching(/^signed_in=1; Max-Age=\d+; Path=\/; .*SameSite=Lax$/),
        expect.stringMatching(
          /^device-[\w-]{22}=[\w.-]+; Max-Age=31536000; Path=\/api\/sessions; .*HttpOnly; SameSite=Lax/,
        ),
      ]);
      const other = await newMember();
      for (const each of [account, 'nobody-at-all@example.org']) {
        await useUpDay(each);
        const { headers, body } = await signInAt(newAddress(), each).expect(429);
        expect(body).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
        expect(Number(headers['retry-after'])).toBeGreaterThan(23 * 60 * 60);
      }
      await other.agent.post('/api/sessions').send({ email: account, password }).expect(429);
      const forged = cookies[1]!.split(';')[0]!.replace(/=./, '=!');
      await signInAt(newAddress(), account).set('Cookie', forged).expect(429);

      await agent.delete('/api/sessions/current').expect(204);
      await agent.post('/api/sessions').send({ email: account, password }).expect(200);
      const guess = () => agent.post('/api/sessions').send({ email: account, password: 'guessed by somebody' });
      expect(await statusesOf(11, guess)).toEqual([...times(10, 401), 429]);
      await agent.post('/api/sessions').send({ email: account, password }).expect(429);
      await second.post('/api/sessions').send({ email: account, password }).expect(200);
    });

    test('do not keep out who has set a new password by a link', async () => {
      const { account, id } = await newMember();
      await useUpDay(account);
      const { body } = await service.token().post(`/api/admin/accounts/${id}/reset-link`).expect(201);
      const token = new URL((body as { url: string }).url).searchParams.get('token');
      const address = newAddress();
      const agent = visitorAt(address);
      const wrong = () => visitorAt(address).put('/api/password-resets').send({ token: 'wrong', password });
      expect(await statusesOf(21, wrong)).toEqual([...times(20, 400), 429]);
      await agent.put('/api/password-resets').send({ token, password: 'another long password' }).expect(204);
      await agent.post('/api/sessions').send({ email: account, password: 'another long password' }).expect(200);
    });
  });

  test('who signs in is not counted as failing, and a password is confirmed wrongly ten times a session', async () => {
    const password = 'a long enough password';
    const [first, second] = [visitorAt('10.200.0.1'), visitorAt('10.200.0.1')];
    await first.post('/api/accounts').send({ email: 'often@example.org', password }).expect(201);
    for (let time = 0; time < 12; time++)
      await visitorAt('10.200.0.1').post('/api/sessions').send({ email: 'often@example.org', password }).expect(200);
    await second.post('/api/sessions').send({ email: 'often@example.org', password }).expect(200);
    const change = (currentPassword: string) => ({ currentPassword, newPassword: 'another long password' });
    const guess = () => first.put('/api/accounts/current/password').send(change('guessed by somebody'));
    expect(await statusesOf(11, guess)).toEqual([...times(10, 401), 429]);
    await second.put('/api/accounts/current/password').send(change(password)).expect(204);
  });

  test('codes are guessed ten times a minute from one place, and a hundred times a day, wherever that is', async () => {
    const [owner, password] = ['codes@example.org', 'a long enough password'];
    const agent = visitorAt('10.210.0.1');
    await agent.post('/api/accounts').send({ email: owner, password }).expect(201);
    const { body } = await agent.post('/api/accounts/current/second-factor').expect(201);
    const { secret } = body as { secret: string };
    const on = await agent
      .put('/api/accounts/current/second-factor')
      .send({ code: new TOTP({ secret }).generate() })
      .expect(200);
    const [recoveryCode] = (on.body as { recoveryCodes: string[] }).recoveryCodes;
    const signInAt = (network: number, code?: string) =>
      visitorAt(`10.211.${network}.1`).post('/api/sessions').send({ email: owner, password, code });
    // That a code is needed is no failure.
    expect(await statusesOf(12, () => signInAt(0))).toEqual(times(12, 401));
    expect(await statusesOf(11, () => signInAt(1, 'wrong'))).toEqual([...times(10, 401), 429]);
    for (let network = 2; network < 11; network++)
      expect(await statusesOf(10, () => signInAt(network, 'wrong'))).toEqual(times(10, 401));
    // Nor by those who have a session, or another code.
    await signInAt(11, recoveryCode).expect(429);
    const proof = { password, code: recoveryCode };
    await agent.delete('/api/accounts/current/second-factor').send(proof).expect(429);
    await agent.get('/api/accounts/current/export').expect(200);
  });

  test('while the document store is away nobody can guess; commands and reads are counted all the same', async () => {
    const documents = service.stores.documents.proxy;
    documents.refuse();
    const { body, headers } = await visitorAt('10.201.0.1').post('/api/sessions').send({ email, password: 'x' });
    expect(body).toMatchObject({ code: 'STORE_UNAVAILABLE' });
    expect(headers['retry-after']).toBe('1');
    await visitorAt('10.201.0.1').post('/api/ratings').send({}).expect(401);
    await visitorAt('10.201.0.1').get('/api/products?page=1&brand=none').expect(200);
    documents.accept();
    await signIn('another@example.org').expect(({ status }) => expect([401, 429]).toContain(status));
  });
});

import { MongoNetworkError } from 'mongodb';
import { hashToken } from '../../settings.ts';
import { Databases } from '../../shared/stores/databases.ts';
import { startApp, type AppHarness } from '../../testing/app-harness.ts';
import { bodies, startMailServer, type MailServer } from '../../testing/mail-server.ts';
import { Accounts, type AccountDocument } from './accounts.ts';
import { type EmailLinkDocument, EmailLinks } from './email-links.ts';
import { ResetLinks } from './reset-links.ts';
import { SignUps } from './sign-ups.ts';

// Fast hashes: what is tested is not their cost.
jest.mock('./password-hash.ts', () => ({
  hashParameters: { memoryCost: 8, timeCost: 1, parallelism: 1 },
  isOutdated: () => false,
}));

type Agent = ReturnType<AppHarness['visitor']>;
const tokenIn = (text: string) => /\/confirm-email\?token=([\w-]{43})/.exec(text)![1]!;

describe('changing the e-mail', () => {
  let service: AppHarness;
  let mailServer: MailServer;
  beforeAll(async () => {
    mailServer = await startMailServer();
    service = await startApp({ SMTP_URL: mailServer.url });
  });
  afterAll(async () => {
    delete process.env['SMTP_URL'];
    await service.stop();
    await mailServer.stop();
  });

  const accounts = () => service.app.get(Accounts);
  const stored = <Stored extends AccountDocument | EmailLinkDocument>(name: string) =>
    service.app.get(Databases).privateCollection<Stored>(name);
  let addresses = 0;
  const newAddress = () => `new-${++addresses}@example.org`;
  const ask = (agent: Agent, email: string, password = 'a long enough password', language = 'en') =>
    agent.put('/api/accounts/current/email').set('Cookie', `lang=${language}`).send({ email, password });
  const confirm = (token: string, agent = service.visitor()) => agent.post('/api/email-confirmations').send({ token });
  const signIn = (email: string, password: string) => service.visitor().post('/api/sessions').send({ email, password });
  /** The mails of a request, by recipient. */
  const mailsOf = async (count: number, send: () => PromiseLike<unknown>) => {
    const before = mailServer.mails.length;
    await send();
    await mailServer.received(before + count);
    return new Map(mailServer.mails.slice(before).map(({ to: [to], raw }) => [to!, { raw, text: bodies(raw)[0]! }]));
  };
  /** Asks for a link and resolves to its token. */
  const linkTo = async (email: string, agent: Agent) => {
    const mails = await mailsOf(2, () => ask(agent, email).expect(202));
    return tokenIn(mails.get(email)!.text);
  };
  /** A link whose mail nobody needs to wait for. */
  const tokenFor = async (id: string, email: string) => {
    const { url } = await service.app.get(EmailLinks).create((await accounts().byId(id))!, email, true);
    return tokenIn(url);
  };
  const codeOf = ({ body }: { body: unknown }) => (body as { code: string }).code;

  test('a link to the new address and a notice to the old one; from its use on only the new one signs in', async () => {
    const { agent, id, email, password } = await service.member();
    const other = service.visitor();
    await other.post('/api/sessions').send({ email, password }).expect(200);
    const fresh = newAddress();
    expect((await agent.get('/api/auth/user').expect(200)).body).toMatchObject({ email, emailVerified: false });

    const mails = await mailsOf(2, () => ask(agent, fresh, password).expect(202, {}));
    expect([...mails.keys()].sort()).toEqual([email, fresh].sort());
    expect(mails.get(fresh)!.raw).toContain('Subject: Confirm your email for Henna');
    const old = mails.get(email)!.text;
    expect(old).toContain('please change your password');
    expect(old).toContain('فنرجو تغيير كلمة المرور');
    expect(old).not.toMatch(new RegExp(`http|${fresh}`));
    const token = tokenIn(mails.get(fresh)!.text);
    const link = (await stored<EmailLinkDocument>('emailLinks').findOne({ _id: id }))!;
    expect(link).toMatchObject({ email: fresh, token: hashToken(token) });
    expect(Math.abs(link.expiresAt.getTime() - Date.now() - 30 * 60_000)).toBeLessThan(60_000);

    const { text } = await agent.get('/api/accounts/current/export').expect(200);
    const exported = (JSON.parse(text) as { account: object }).account;
    expect(exported).toMatchObject({ email, pendingEmail: { email: fresh } });
    await signIn(fresh, password).expect(401);
    const reset = new URL((await service.app.get(ResetLinks).create(id, email)).url).searchParams.get('token');

    await confirm(token, agent).expect(204);
    expect((await agent.get('/api/auth/user').expect(200)).body).toMatchObject({ email: fresh, emailVerified: true });
    await other.get('/api/auth/user').expect(401);
    await signIn(email, password).expect(401);
    await signIn(fresh.toUpperCase(), password).expect(200);
    await service
      .visitor()
      .put('/api/password-resets')
      .send({ token: reset, password: 'another password' })
      .expect(400);
    expect(codeOf(await confirm(token).expect(400))).toBe('EMAIL_LINK_INVALID');
    await service.visitor().post('/api/accounts').send({ email, password }).expect(201);
  });

  test('a link to the present address verifies it, in the language of who asked, and ends no session', async () => {
    const { agent, email, password } = await service.member();
    const mails = await mailsOf(1, () => ask(agent, email, password, 'ar').expect(202));
    const { text } = mails.get(email)!;
    expect(text).toContain('تأكيد هذا العنوان');
    await confirm(tokenIn(text)).expect(204);
    expect((await agent.get('/api/auth/user').expect(200)).body).toMatchObject({ email, emailVerified: true });
  });

  test('needs the password, an address, and an account that has a password', async () => {
    const { agent, id } = await service.member();
    expect(codeOf(await ask(agent, newAddress(), 'not my password').expect(401))).toBe('INVALID_CREDENTIALS');
    const { body } = await ask(agent, 'no address').expect(400);
    expect(body).toMatchObject({ fields: [{ field: 'email', code: 'IS_EMAIL_ADDRESS' }] });
    await ask(service.visitor(), newAddress()).expect(401);
    await stored<AccountDocument>('accounts').updateOne({ _id: id }, { $unset: { passwordHash: true } });
    expect(codeOf(await ask(agent, newAddress()).expect(409))).toBe('ACCOUNT_WITHOUT_PASSWORD');
    expect(await stored<EmailLinkDocument>('emailLinks').findOne({ _id: id })).toBeNull();
  });

  test('only the newest link counts, within half an hour, and until the password changes', async () => {
    const { agent, id, email, password } = await service.member();
    const [first, second] = [await linkTo(newAddress(), agent), await linkTo(newAddress(), agent)];
    await confirm(first).expect(400);
    const links = stored<EmailLinkDocument>('emailLinks');
    await links.updateOne({ _id: id }, { $set: { expiresAt: new Date(Date.now() - 1) } });
    expect(codeOf(await confirm(second).expect(400))).toBe('EMAIL_LINK_INVALID');
    const third = await tokenFor(id, newAddress());
    const newPassword = 'another long password';
    await agent.put('/api/accounts/current/password').send({ currentPassword: password, newPassword }).expect(204);
    await confirm(third).expect(400);
    await signIn(email, newPassword).expect(200);
  });

  test('whether another account has the address shows to its owner alone', async () => {
    const { agent, email } = await service.member();
    const { email: taken, id: owner } = await service.member();
    const mails = await mailsOf(4, async () => {
      const [free, refused] = [await ask(agent, newAddress()), await ask(agent, taken)];
      const shape = ({ status, body, headers }: typeof free) => ({ status, body, names: Object.keys(headers).sort() });
      expect(shape(refused)).toEqual(shape(free));
    });
    const { text } = await agent.get('/api/accounts/current/export').expect(200);
    expect(JSON.parse(text)).toMatchObject({ account: { email, pendingEmail: { email: taken } } });
    expect(mails.get(taken)!.text).toContain('It belongs to an account already');
    expect(mails.get(taken)!.text).not.toContain('token=');
    expect((await accounts().byEmail(taken))?._id).toBe(owner);
  });

  test('of two who confirm the same address at once, and one who signs up with it, one has it', async () => {
    const [one, two] = [await service.member(), await service.member()];
    const email = newAddress();
    const [first, second] = [await tokenFor(one.id, email), await tokenFor(two.id, email)];
    const signUp = service.visitor().post('/api/accounts').send({ email, password: one.password });
    const answers = await Promise.all([confirm(first), confirm(second), signUp]);
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
    for (const refused of answers.filter(({ status }) => status >= 300))
      expect([refused.status, codeOf(refused)]).toEqual([409, 'EMAIL_TAKEN']);
    const owners = await stored<AccountDocument>('accounts').find({ emailKey: email }).toArray();
    expect(owners).toHaveLength(1);
    for (const { id, email: former } of [one, two])
      if (owners[0]!._id !== id) expect(await accounts().byId(id)).toMatchObject({ email: former });
  });

  test('a link counts once, and a sign-up that was interrupted holds its address until it is forgotten', async () => {
    const { id } = await service.member();
    const email = newAddress();
    const token = await tokenFor(id, email);
    const both = await Promise.all([confirm(token), confirm(token)]);
    expect(both.map(({ status }) => status).sort()).toEqual([204, 400]);

    const reserved = newAddress();
    const account = { _id: 'pending', email: reserved, emailKey: reserved, firstName: null, lastName: null };
    const hourAgo = new Date(Date.now() - 60 * 60_000);
    await accounts().add({ ...account, createdAt: hourAgo, pendingSince: hourAgo });
    expect(codeOf(await confirm(await tokenFor(id, reserved)).expect(409))).toBe('EMAIL_TAKEN');
    expect(await accounts().byId(id)).toMatchObject({ email });
    await service.app.get(SignUps).deleteExpired();
    await confirm(await tokenFor(id, reserved)).expect(204);
  });

  test('a confirmation that is cut off leaves the old address or the new one, and another link finishes it', async () => {
    const { id, email, password } = await service.member();
    const setEmail = accounts().setEmail.bind(accounts());
    const cutOff = () => {
      throw new MongoNetworkError('cut off');
    };
    const fresh = newAddress();
    const change = jest.spyOn(accounts(), 'setEmail');
    change.mockImplementationOnce(cutOff);
    await confirm(await tokenFor(id, fresh)).expect(503);
    await signIn(email, password).expect(200);
    change.mockImplementationOnce((...written) => setEmail(...written).then(cutOff));
    await confirm(await tokenFor(id, fresh)).expect(503);
    await signIn(email, password).expect(401);
    await signIn(fresh, password).expect(200);
    change.mockRestore();
    await confirm(await tokenFor(id, fresh)).expect(204);
  });

  test('an administrator makes a link, which history tells without the address and which verifies nothing', async () => {
    const { id, email, password } = await service.member();
    await confirm(await tokenFor(id, email)).expect(204);
    expect(await accounts().byId(id)).toMatchObject({ emailVerified: true });
    const fresh = newAddress();
    const make = (agent: Agent, address = fresh, account = id) =>
      agent.post(`/api/admin/accounts/${account}/email-link`).send({ email: address });
    const before = mailServer.mails.length;
    const { body, headers } = await make(service.token()).expect(201);
    expect(body).toEqual({ url: expect.stringContaining('/confirm-email?token='), expiresAt: expect.any(String) });
    const { to, raw } = await mailServer.received(before + 1);
    expect(to).toEqual([email]);
    expect(raw).not.toMatch(new RegExp(`token=|${fresh}`));
    await confirm(tokenIn((body as { url: string }).url)).expect(204);
    await signIn(fresh, password).expect(200);
    expect(await accounts().byId(id)).not.toHaveProperty('emailVerified');

    await service.settled({ headers });
    const trail = await service.token().get(`/api/admin/history?kind=member&id=${id}`).expect(200);
    const item = { type: 'EmailLinkMade', actor: expect.objectContaining({ name: 'admin-test' }) };
    expect((trail.body as { items: unknown[] }).items).toContainEqual(expect.objectContaining(item));
    expect(trail.text).not.toContain(fresh);
    expect(codeOf(await make(service.token(), fresh).expect(409))).toBe('EMAIL_TAKEN');
    expect(codeOf(await make(service.token(), 'no address').expect(400))).toBe('VALIDATION_FAILED');
    await make(service.token('moderator')).expect(403);
    await make(service.visitor()).expect(401);
    await make(service.token(), newAddress(), '018f4e5a-0000-7000-8000-000000000000').expect(404);
  });

  test('erasure forgets what was asked for', async () => {
    const { agent, id, password } = await service.member();
    const token = await tokenFor(id, newAddress());
    await agent.delete('/api/accounts/current').send({ password }).expect(204);
    expect(await stored<EmailLinkDocument>('emailLinks').findOne({ _id: id })).toBeNull();
    await confirm(token).expect(400);
  });
});

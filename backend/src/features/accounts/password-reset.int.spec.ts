import { startApp, type AppHarness } from '../../testing/app-harness.ts';
import { bodies, startMailServer, type MailServer } from '../../testing/mail-server.ts';
import { Databases } from '../../shared/stores/databases.ts';
import { Accounts, identityKey, newIdentityLink, type AccountDocument } from './accounts.ts';
import { ResetLinks } from './reset-links.ts';

const tokenIn = (text: string) => /\/reset-password\?token=([\w-]+)/.exec(text)![1]!;

describe('forgotten passwords', () => {
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

  const forget = (email: string, language = 'en') =>
    service.visitor().post('/api/password-resets').set('Cookie', `lang=${language}`).send({ email });
  const reset = (token: string, password = 'a brand new password') =>
    service.visitor().put('/api/password-resets').send({ token, password });
  const signIn = (email: string, password: string) => service.visitor().post('/api/sessions').send({ email, password });

  test('a mail brings a link that sets a new password once and ends every session', async () => {
    expect((await service.visitor().get('/api/site').expect(200)).body).toMatchObject({ passwordReset: 'mail' });
    const { agent, email, password } = await service.member('<b>Layla</b>');
    const before = mailServer.mails.length;
    expect((await forget(email.toUpperCase()).expect(202)).body).toEqual({});
    const { to, raw } = await mailServer.received(before + 1);
    expect(to).toEqual([email]);
    expect(raw).toContain('From: Henna <hello@henna.example>');
    expect(raw).toContain('Subject: A new password for Henna');
    const [text, html] = bodies(raw);
    const token = tokenIn(text!);
    expect(tokenIn(html!)).toBe(token);
    expect(html).not.toContain('Layla');
    expect(html).toContain('lang="en" dir="ltr"');

    const common = await reset(token, '1234567890').expect(400);
    expect(common.body).toMatchObject({ code: 'COMMON_PASSWORD', fields: [{ field: 'password' }] });
    const personal = await reset(token, email).expect(400);
    expect(personal.body).toMatchObject({ code: 'PERSONAL_PASSWORD', fields: [{ field: 'password' }] });
    await agent.get('/api/auth/user').expect(200);
    await reset(token).expect(204);
    await agent.get('/api/auth/user').expect(401);
    await signIn(email, password).expect(401);
    await signIn(email, 'a brand new password').expect(200);
    expect((await reset(token).expect(400)).body.code).toBe('RESET_LINK_INVALID');
  });

  test('the mail speaks the language of who asked', async () => {
    const { email } = await service.member();
    const before = mailServer.mails.length;
    await forget(email, 'ar').expect(202);
    const [text, html] = bodies((await mailServer.received(before + 1)).raw);
    expect(text).toContain('كلمة مرور جديدة');
    expect(html).toContain('lang="ar" dir="rtl"');
    expect(tokenIn(text!)).toBe(tokenIn(html!));
  });

  test('a mailed link proves the e-mail: identities that were joined without a proof go, others stay', async () => {
    const accounts = service.app.get(Accounts);
    const { id, email } = await service.member();
    const key = (subject: string) => identityKey('https://id.example', `${subject} of ${id}`);
    await accounts.addIdentity(id, newIdentityLink(key('proven'), true));
    await accounts.addIdentity(id, newIdentityLink(key('unproven'), false));
    const collection = service.app.get(Databases).privateCollection<AccountDocument>('accounts');
    await collection.updateOne({ _id: id }, { $push: { identities: key('former') } });

    const before = mailServer.mails.length;
    const { body } = await service.token().post(`/api/admin/accounts/${id}/reset-link`).expect(201);
    await mailServer.received(before + 1);
    await reset(tokenIn(body.url)).expect(204);
    expect((await accounts.byId(id))?.identities).toHaveLength(3);
    expect((await accounts.byId(id))?.emailVerified).toBeUndefined();

    await forget(email).expect(202);
    const [text] = bodies((await mailServer.received(before + 2)).raw);
    await reset(tokenIn(text!), 'another brand new password').expect(204);
    expect(await accounts.byId(id)).toMatchObject({
      emailVerified: true,
      identities: [key('proven')],
      identityJoins: [{ key: key('proven') }],
    });
    await signIn(email, 'another brand new password').expect(200);
  });

  test('whether there is an account does not show', async () => {
    const { email } = await service.member();
    const before = mailServer.mails.length;
    const [known, unknown] = [await forget(email), await forget('nobody@example.org')];
    const shape = ({ status, body, headers }: typeof known) => ({ status, body, names: Object.keys(headers).sort() });
    expect(shape(unknown)).toEqual(shape(known));
    await mailServer.received(before + 1);
    expect(mailServer.mails.slice(before).map(({ to }) => to)).toEqual([[email]]);
  });

  test('a link counts once, however many use it at the same time, and the others of the member end with it', async () => {
    const { id, email } = await service.member();
    const links = service.app.get(ResetLinks);
    const [first, second] = [tokenIn((await links.create(id)).url), tokenIn((await links.create(id)).url)];
    const responses = await Promise.all(['first', 'other'].map((word) => reset(first, `a brand new ${word} password`)));
    expect(responses.map(({ status }) => status).sort()).toEqual([204, 400]);
    const set = responses[0]!.status === 204 ? 'first' : 'other';
    await signIn(email, `a brand new ${set} password`).expect(200);
    await reset(second).expect(400);
  });

  test('a password changed meanwhile ends the link', async () => {
    const { agent, id, password } = await service.member();
    const token = tokenIn((await service.app.get(ResetLinks).create(id)).url);
    const change = { currentPassword: password, newPassword: 'another long password' };
    await agent.put('/api/accounts/current/password').send(change).expect(204);
    await reset(token).expect(400);
  });

  test('a link ends after half an hour, and no token is stored', async () => {
    const { id } = await service.member();
    const token = tokenIn((await service.app.get(ResetLinks).create(id)).url);
    const resets = service.app.get(Databases).privateCollection('passwordResets');
    expect(JSON.stringify(await resets.find({ memberId: id }).toArray())).not.toContain(token);
    const { expiresAt } = (await resets.findOne({ memberId: id })) as unknown as { expiresAt: Date };
    expect(Math.abs(expiresAt.getTime() - Date.now() - 30 * 60_000)).toBeLessThan(60_000);
    await resets.updateOne({ memberId: id }, { $set: { expiresAt: new Date(Date.now() - 1) } });
    expect((await reset(token).expect(400)).body.code).toBe('RESET_LINK_INVALID');
  });

  test('an administrator makes a link for an account, nobody else does', async () => {
    const { id, email } = await service.member();
    const before = mailServer.mails.length;
    const { body, headers } = await service.token().post(`/api/admin/accounts/${id}/reset-link`).expect(201);
    expect(body).toEqual({ url: expect.stringContaining('/reset-password?token='), expiresAt: expect.any(String) });
    expect(headers['cache-control']).toBe('private, no-store');
    const { to, raw } = await mailServer.received(before + 1);
    expect(to).toEqual([email]);
    const [text, html] = bodies(raw);
    expect(text).toContain('An administrator of Henna has created a link');
    expect(text).toContain('أنشأ أحد مسؤولي حنّاء');
    expect(text! + html!).not.toContain('token=');
    await reset(tokenIn(body.url)).expect(204);
    await signIn(email, 'a brand new password').expect(200);
    await service.settled({ headers });
    const trail = await service.token().get(`/api/admin/history?kind=member&id=${id}`).expect(200);
    expect(trail.body.items).toContainEqual(
      expect.objectContaining({ type: 'ResetLinkMade', actor: expect.objectContaining({ name: 'admin-test' }) }),
    );
    await service.token('moderator').post(`/api/admin/accounts/${id}/reset-link`).expect(403);
    await service.token('analyst').post(`/api/admin/accounts/${id}/reset-link`).expect(403);
    await service.visitor().post(`/api/admin/accounts/${id}/reset-link`).expect(401);
    const missing = '018f4e5a-0000-7000-8000-000000000000';
    await service.token().post(`/api/admin/accounts/${missing}/reset-link`).expect(404);
  });
});

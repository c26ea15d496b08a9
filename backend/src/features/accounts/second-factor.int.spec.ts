import type { INestApplication } from '@nestjs/common';
import type { Server } from 'node:http';
import { TOTP } from 'otpauth';
import request from 'supertest';
import { createApp } from '../../app.ts';
import { ProjectionProgress } from '../../shared/projection-progress/projection-progress.ts';
import { PersonKeys } from '../../shared/sealing/person-keys.ts';
import { Databases } from '../../shared/stores/databases.ts';
import { startApp, type AppHarness } from '../../testing/app-harness.ts';
import { bodies, startMailServer, type MailServer, type ReceivedMail } from '../../testing/mail-server.ts';
import type { AccountDocument } from './accounts.ts';
import { ResetLinks } from './reset-links.ts';

// Fast hashes: what is tested is not their cost.
jest.mock('./password-hash.ts', () => ({
  hashParameters: { memoryCost: 8, timeCost: 1, parallelism: 1 },
  isOutdated: () => false,
}));

type Agent = ReturnType<AppHarness['visitor']>;
const path = '/api/accounts/current/second-factor';
const codeOf = ({ body }: { body: unknown }) => (body as { code: string }).code;
const wrongCodeFor = (code: string) => code.replace(/^./, (digit) => String((Number(digit) + 5) % 10));

describe('the second factor', () => {
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

  const accounts = () => service.app.get(Databases).privateCollection<AccountDocument>('accounts');
  const stored = async (id: string) => (await accounts().findOne({ _id: id }))!;
  /** Codes of the present time step count again. */
  const later = (id: string) => accounts().updateOne({ _id: id }, { $set: { 'secondFactor.lastStep': 0 } });
  const generate = (secret: string) => new TOTP({ secret }).generate();
  const user = async (agent: Agent) => (await agent.get('/api/auth/user').expect(200)).body as Record<string, unknown>;

  const mailTo = async (email: string, text: string): Promise<void> => {
    const isIt = ({ to, raw }: ReceivedMail) => to[0] === email && bodies(raw)[0]!.includes(text);
    while (!mailServer.mails.some(isIt)) await mailServer.received(mailServer.mails.length + 1);
  };

  /** A member whose second factor is on, some time after that. */
  const protectedMember = async () => {
    const member = await service.member();
    const { agent, id, email, password } = member;
    const { secret } = (await agent.post(path).expect(201)).body as { secret: string };
    const { body } = await agent
      .put(path)
      .send({ code: generate(secret) })
      .expect(200);
    await later(id);
    const { recoveryCodes } = body as { recoveryCodes: string[] };
    const signIn = (code?: string, agent = service.visitor()) =>
      agent.post('/api/sessions').send({ email, password, code });
    return { ...member, secret, recoveryCodes, signIn, code: () => generate(secret) };
  };

  test('is on from the first code of the newest secret on, which is asked for at sign-in', async () => {
    const { agent, id, email, password } = await service.member();
    const other = service.visitor();
    await other.post('/api/sessions').send({ email, password }).expect(200);
    expect(await user(agent)).toMatchObject({ secondFactor: null });
    expect(codeOf(await agent.put(path).send({ code: '123456' }).expect(404))).toBe('SECOND_FACTOR_NOT_FOUND');

    const { secret: former } = (await agent.post(path).expect(201)).body as { secret: string };
    const { body } = await agent.post(path).expect(201);
    const { secret, otpauthUrl } = body as { secret: string; otpauthUrl: string };
    expect(otpauthUrl).toContain(`secret=${secret}`);
    expect(decodeURIComponent(otpauthUrl)).toContain(`Henna:${email}`);
    const signIn = (code?: string) => service.visitor().post('/api/sessions').send({ email, password, code });
    await signIn().expect(200);
    for (const code of [wrongCodeFor(generate(secret)), generate(former)])
      expect(codeOf(await agent.put(path).send({ code }).expect(401))).toBe('WRONG_CODE');

    const code = generate(secret);
    const on = await agent.put(path).send({ code }).expect(200);
    const { recoveryCodes } = on.body as { recoveryCodes: string[] };
    expect(recoveryCodes).toHaveLength(10);
    expect(on.headers['cache-control']).toBe('private, no-store');
    await mailTo(email, 'now needs a code');
    await other.get('/api/auth/user').expect(401);
    expect(await user(agent)).toMatchObject({ secondFactor: { since: expect.any(String), recoveryCodes: 10 } });
    expect(codeOf(await agent.post(path).expect(409))).toBe('SECOND_FACTOR_ON');
    expect(codeOf(await agent.put(path).send({ code }).expect(409))).toBe('SECOND_FACTOR_ON');

    const refused = await signIn().expect(401);
    expect(codeOf(refused)).toBe('SECOND_FACTOR_NEEDED');
    expect(refused.headers['set-cookie']).toBeUndefined();
    expect(codeOf(await signIn('').expect(401))).toBe('SECOND_FACTOR_NEEDED');
    // The code that switched it on has been used.
    expect(codeOf(await signIn(code).expect(401))).toBe('WRONG_CODE');
    await later(id);
    await signIn(generate(secret)).expect(200);
  });

  test('a wrong password is answered as before, with any code', async () => {
    const { email, code } = await protectedMember();
    for (const given of [undefined, code(), '000000']) {
      const answers = [];
      for (const address of [email, 'nobody@example.org'])
        answers.push(
          await service.visitor().post('/api/sessions').send({ email: address, password: 'wrong', code: given }),
        );
      const [member, nobody] = answers.map(({ status, body }) => ({ status, ...(body as object), correlationId: '' }));
      expect(member).toMatchObject({ status: 401, code: 'INVALID_CREDENTIALS' });
      expect(member).toEqual(nobody);
    }
  });

  test('a code counts once, also of those who send it at once; older ones no more', async () => {
    const { id, secret, signIn, code } = await protectedMember();
    const now = code();
    const answers = await Promise.all([signIn(now), signIn(now), signIn(now)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
    const { secondFactor } = await stored(id);
    const older = new TOTP({ secret }).generate({ timestamp: (secondFactor!.lastStep - 1) * 30_000 });
    expect(codeOf(await signIn(older).expect(401))).toBe('WRONG_CODE');
  });

  test('each recovery code counts once, however it is typed', async () => {
    const { agent, recoveryCodes, signIn } = await protectedMember();
    const [first, second] = recoveryCodes as [string, string];
    const answers = await Promise.all([signIn(first), signIn(first)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    await signIn(second.toUpperCase().replaceAll('-', ' ')).expect(200);
    expect(codeOf(await signIn(second).expect(401))).toBe('WRONG_CODE');
    expect(await user(agent)).toMatchObject({ secondFactor: { recoveryCodes: 8 } });
  });

  test('is asked for again at a change of the password', async () => {
    const { agent, email, password, code, id } = await protectedMember();
    const change = (fields: object) =>
      agent
        .put('/api/accounts/current/password')
        .send({ currentPassword: password, newPassword: 'a new long secret', ...fields });
    expect(codeOf(await change({}).expect(401))).toBe('SECOND_FACTOR_NEEDED');
    expect(codeOf(await change({ code: wrongCodeFor(code()) }).expect(401))).toBe('WRONG_CODE');
    // A new password that is refused consumes no code.
    await change({ code: code(), newPassword: 'aaaaaaaaaaaaaa' }).expect(400);
    await change({ code: code() }).expect(204);
    await later(id);
    const fields = { email, password: 'a new long secret', code: code() };
    await service.visitor().post('/api/sessions').send(fields).expect(200);
  });

  test('stays on when the password is reset by mail', async () => {
    const { id, email, code } = await protectedMember();
    const token = new URL((await service.app.get(ResetLinks).create(id, email)).url).searchParams.get('token');
    const password = 'another long secret';
    await service.visitor().put('/api/password-resets').send({ token, password }).expect(204);
    const signIn = (code?: string) => service.visitor().post('/api/sessions').send({ email, password, code });
    expect(codeOf(await signIn().expect(401))).toBe('SECOND_FACTOR_NEEDED');
    await signIn(code()).expect(200);
  });

  test('is switched off by password and code, and can be switched on again with another secret', async () => {
    const { agent, email, password, secret, recoveryCodes, signIn, code } = await protectedMember();
    const off = (body: object) => agent.delete(path).send(body);
    expect(codeOf(await off({ password: 'wrong', code: code() }).expect(401))).toBe('INVALID_CREDENTIALS');
    expect(codeOf(await off({ password }).expect(401))).toBe('SECOND_FACTOR_NEEDED');
    await off({ code: code() }).expect(400);
    expect(codeOf(await off({ password, code: '000000' }).expect(401))).toBe('WRONG_CODE');
    await off({ password, code: code() }).expect(204);
    await mailTo(email, 'no longer needs a code');
    expect(await user(agent)).toMatchObject({ secondFactor: null });
    expect(codeOf(await off({ password, code: code() }).expect(404))).toBe('SECOND_FACTOR_NOT_FOUND');
    await signIn().expect(200);
    const { body } = await agent.post(path).expect(201);
    expect((body as { secret: string }).secret).not.toBe(secret);
    const again = generate((body as { secret: string }).secret);
    await agent.put(path).send({ code: again }).expect(200);
    await signIn(recoveryCodes[0]).expect(401);
  });

  test('is stored under the key of the person, and its codes as hashes; the export says since when it is on', async () => {
    const { agent, id, secret, recoveryCodes } = await protectedMember();
    const account = JSON.stringify(await stored(id));
    for (const text of [secret, ...recoveryCodes, recoveryCodes[0]!.replaceAll('-', '')])
      expect(account).not.toContain(text);
    const { text } = await agent.get('/api/accounts/current/export').expect(200);
    expect(JSON.parse(text)).toMatchObject({ account: { secondFactorSince: expect.any(String) } });
    expect(text).not.toContain(secret);
    const field = { field: (await stored(id)).secondFactor!.secret, stream: 'second-factor', name: 'secret' };
    expect(await service.app.get(PersonKeys).open([field])).toEqual([secret]);
  });

  test('is asked for at erasure, which forgets it', async () => {
    const { agent, id, password, code } = await protectedMember();
    const erase = (body: object) => agent.delete('/api/accounts/current').send(body);
    expect(codeOf(await erase({ password }).expect(401))).toBe('SECOND_FACTOR_NEEDED');
    expect(codeOf(await erase({ password, code: wrongCodeFor(code()) }).expect(401))).toBe('WRONG_CODE');
    await erase({ password, code: code() }).expect(204);
    expect(await stored(id)).toBeNull();
  });

  test('is begun by who has just signed in, or gives the password', async () => {
    const { agent, password } = await service.member();
    const later = Date.now() + 11 * 60_000;
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => later);
    expect(codeOf(await agent.post(path).expect(403))).toBe('FRESH_SIGN_IN_REQUIRED');
    expect(codeOf(await agent.post(path).send({ password: 'wrong' }).expect(401))).toBe('INVALID_CREDENTIALS');
    await agent.post(path).send({ password }).expect(201);
    clock.mockRestore();
    await agent.post(path).expect(201);
  });

  test('is for accounts with a password: an identity provider asks for its own', async () => {
    const { agent, id } = await service.member();
    await accounts().updateOne({ _id: id }, { $unset: { passwordHash: true } });
    expect(codeOf(await agent.post(path).expect(409))).toBe('ACCOUNT_WITHOUT_PASSWORD');
    await service.visitor().post(path).expect(401);
  });

  test('the plain form asks for the code, and takes it', async () => {
    const { email, password, code } = await protectedMember();
    const post = (fields: object) =>
      service
        .visitor()
        .post('/api/forms/sign-in?returnTo=%2Fbrands')
        .type('form')
        .send({ email, password, ...fields });
    const location = async (fields: object) => (await post(fields).expect(303)).headers['location'];
    expect(await location({})).toBe('/sign-in?returnTo=%2Fbrands&problem=SECOND_FACTOR_NEEDED');
    expect(await location({ code: '000000' })).toBe('/sign-in?returnTo=%2Fbrands&problem=WRONG_CODE');
    expect(await location({ code: code() })).toBe('/brands');
  });

  test('is removed by an administrator, whom history names and of whom the owner hears', async () => {
    const { id, email, signIn, code, agent } = await protectedMember();
    const remove = (role?: 'moderator', member = id) =>
      service.token(role).delete(`/api/admin/members/${member}/second-factor`);
    const account = async () =>
      ((await service.token().get(`/api/admin/members/${id}`).expect(200)).body as { account: object }).account;
    expect(await account()).toMatchObject({ secondFactor: true });
    await remove('moderator').expect(403);
    await agent.delete(`/api/admin/members/${id}/second-factor`).expect(401);
    await remove().set('X-Reason', 'lost phone').expect(204);
    await mailTo(email, 'An administrator of Henna has removed');
    expect(await account()).toMatchObject({ secondFactor: false });
    await signIn().expect(200);
    // Whoever has the app still is not refused for sending a code.
    await signIn(code()).expect(200);
    const { body } = await service.token().get(`/api/admin/history?kind=member&id=${id}`).expect(200);
    const [entry] = (body as { items: object[] }).items;
    const expected = { type: 'SecondFactorRemoved', action: 'removed', reason: 'lost phone' };
    expect(entry).toMatchObject({ ...expected, actor: { name: 'admin-test' } });
    expect(codeOf(await remove().expect(404))).toBe('SECOND_FACTOR_NOT_FOUND');
    expect(codeOf(await remove(undefined, 'nobody').expect(404))).toBe('ACCOUNT_NOT_FOUND');
  });

  test('another service, or the same one after a restart, asks for it too', async () => {
    const { email, password, code } = await protectedMember();
    const app: INestApplication = await createApp();
    try {
      await app.listen(0, '127.0.0.1');
      await app.get(ProjectionProgress).start();
      const signIn = (code?: string) =>
        request(app.getHttpServer() as Server)
          .post('/api/sessions')
          .send({ email, password, code });
      expect(codeOf(await signIn().expect(401))).toBe('SECOND_FACTOR_NEEDED');
      await signIn(code()).expect(200);
    } finally {
      await app.close();
    }
  });
});

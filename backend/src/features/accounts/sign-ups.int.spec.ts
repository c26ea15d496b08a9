import { memberStream } from '@henna/domain';
import { CommandBus } from '@nestjs/cqrs';
import { randomUUID } from 'node:crypto';
import { CommandContext } from '../../shared/commands/command-context.ts';
import { EventStore } from '../../shared/stores/event-store.ts';
import { startProxiedApp, type ProxiedHarness } from '../../testing/app-harness.ts';
import { Accounts, MemberNames, Passwords, type AccountDocument } from './index.ts';
import { Members } from './members.ts';
import { RenameMember } from './rename-member.ts';
import { SignUps } from './sign-ups.ts';

const password = 'a long enough password';
const other = 'another long password';
const hours = (count: number) => new Date(Date.now() - count * 60 * 60_000);

describe('a sign-up that was cut off', () => {
  let service: ProxiedHarness;
  let accounts: Accounts;
  beforeAll(async () => {
    service = await startProxiedApp();
    accounts = service.app.get(Accounts);
  });
  afterAll(() => service.stop());

  let created = 0;
  const newEmail = () => `cut-${++created}@example.org`;
  const signUp = (email: string, withPassword = password, firstName = 'Layla') =>
    service.visitor().post('/api/accounts').send({ email, password: withPassword, firstName });
  const signIn = (email: string, withPassword = password) =>
    service.visitor().post('/api/sessions').send({ email, password: withPassword });
  const eventsOf = async (id: string) =>
    (await service.app.get(EventStore).read(memberStream(id))).events.map(({ type }) => type);
  const nameOf = (id: string) => service.app.get(MemberNames).nameOf(id);
  const joined = ['MemberJoined', 'MemberRenamed'];

  /** Leaves the account as a killed service leaves it. */
  const leave = async (email: string, rest: Partial<AccountDocument> = { pendingSince: new Date() }) => {
    const passwordHash = await service.app.get(Passwords).hash(password);
    const names = { firstName: 'Layla', lastName: null };
    const account = { _id: randomUUID(), email, emailKey: email, passwordHash, ...names, createdAt: new Date() };
    await accounts.add({ ...account, ...rest });
    return account;
  };
  const contextOf = (id: string) => new CommandContext({ kind: 'member', id, role: 'member' }, 'screen');

  test('by an outage of the log, is finished by the next attempt', async () => {
    const email = newEmail();
    const { proxy } = service.stores.events;
    proxy.refuse();
    expect((await signUp(email).expect(503)).body.code).toBe('STORE_UNAVAILABLE');
    expect((await signIn(email).expect(503)).body.code).toBe('STORE_UNAVAILABLE');
    expect((await signUp(email, other).expect(409)).body.code).toBe('EMAIL_TAKEN');
    proxy.accept();
    const { body } = await signUp(email).expect(201);
    expect(await eventsOf(body.id)).toEqual(joined);
    expect(await nameOf(body.id)).toBe('Layla');
    expect((await accounts.byEmail(email))?.pendingSince).toBeUndefined();
    await signUp(email).expect(409);
    await signIn(email).expect(200);
    expect(await eventsOf(body.id)).toEqual(joined);
  });

  test('before the event, is finished by the next attempt with the names of that', async () => {
    const { _id, email } = await leave(newEmail());
    const response = await signUp(email, password, 'Noor').expect(201);
    expect(response.body).toMatchObject({ id: _id, firstName: 'Noor' });
    await service.settled(response);
    expect(await nameOf(_id)).toBe('Noor');
    expect(await accounts.byId(_id)).toMatchObject({ firstName: 'Noor' });
  });

  test('before the event, is finished by signing in', async () => {
    const { _id, email } = await leave(newEmail());
    await signIn(email, other).expect(401);
    expect(await eventsOf(_id)).toEqual([]);
    await signIn(email).expect(200);
    expect(await eventsOf(_id)).toEqual(joined);
    expect((await accounts.byId(_id))?.pendingSince).toBeUndefined();
  });

  test('behind the event, is finished without another one', async () => {
    for (const finish of [signUp, signIn]) {
      const account = await leave(newEmail());
      await service.app.get(Members).join(contextOf(account._id), account._id, 'local', account);
      expect((await finish(account.email)).body).toMatchObject({ id: account._id, firstName: 'Layla' });
      expect(await eventsOf(account._id)).toEqual(joined);
    }
  });

  test('keeps the e-mail for an hour', async () => {
    const recent = await leave(newEmail());
    const old = await leave(newEmail(), { pendingSince: hours(2) });
    await signUp(recent.email, other).expect(409);
    const { body } = await signUp(old.email, other).expect(201);
    expect(body.id).not.toBe(old._id);
    await signIn(old.email).expect(401);
    await signIn(old.email, other).expect(200);
    expect(await eventsOf(old._id)).toEqual([]);
  });

  test('is forgotten after an hour, unless the log says that the account exists', async () => {
    const recent = await leave(newEmail());
    const old = await leave(newEmail(), { pendingSince: hours(2) });
    const member = await leave(newEmail(), { pendingSince: hours(2) });
    await service.app.get(Members).join(contextOf(member._id), member._id, 'local', member);
    await service.app.get(SignUps).deleteExpired();
    expect(await accounts.byId(recent._id)).not.toBeNull();
    expect(await accounts.byId(old._id)).toBeNull();
    expect(await accounts.byId(member._id)).toMatchObject({ email: member.email });
    await signUp(member.email, other).expect(409);
    await signIn(member.email).expect(200);
  });

  test('is finished once by attempts that come together', async () => {
    const { _id, email } = await leave(newEmail());
    const responses = await Promise.all(Array.from({ length: 6 }, (_, index) => (index % 2 ? signUp : signIn)(email)));
    for (const { status, body } of responses) expect([status < 300 ? body.id : status]).not.toContain(500);
    expect(responses.filter(({ body }) => body.id === _id).length).toBeGreaterThan(0);
    expect(await eventsOf(_id)).toEqual(joined);
  });

  describe('in an account without a member, as earlier versions left it', () => {
    test('signing in makes up for it', async () => {
      const { _id, email } = await leave(newEmail(), {});
      await service.app.get(SignUps).deleteExpired();
      await signUp(email).expect(409);
      await signIn(email).expect(200);
      expect(await eventsOf(_id)).toEqual(joined);
    });

    test('renaming makes up for it', async () => {
      const { _id } = await leave(newEmail(), {});
      const rename = new RenameMember(contextOf(_id), _id, { firstName: 'Noor' });
      const { position } = await service.app.get(CommandBus).execute(rename);
      await service.settled({ headers: { 'x-position': String(position) } });
      expect(await nameOf(_id)).toBe('Noor');
    });
  });
});

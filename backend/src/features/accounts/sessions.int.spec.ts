import { startApp, type AppHarness } from '../../testing/app-harness.ts';
import { Databases } from '../../shared/stores/databases.ts';
import type { SessionDocument } from './session-store.ts';
import type { MemberSessionResponse } from './accounts.responses.ts';

const dayMs = 24 * 60 * 60_000;
const hourMs = 60 * 60_000;

describe('the end of a session', () => {
  let service: AppHarness;
  beforeAll(async () => (service = await startApp()));
  afterAll(() => service.stop());
  afterEach(() => jest.restoreAllMocks());

  const start = Date.now();
  const at = (ms: number) => jest.spyOn(Date, 'now').mockReturnValue(start + ms);
  const stored = () => service.app.get(Databases).privateCollection<SessionDocument>('sessions');
  const sessionsOf = (userId: string) => stored().find({ 'session.userId': userId }).toArray();

  test('comes after seven days without use, and removes what is stored', async () => {
    const { agent, id } = await service.member();
    at(7 * dayMs - hourMs);
    await agent.get('/api/auth/user').expect(200);
    const { agent: unused, id: unusedId } = await service.member();
    await stored().updateOne({ 'session.userId': unusedId }, { $set: { lastModified: new Date(start - 1) } });
    at(7 * dayMs);
    await unused.get('/api/auth/user').expect(401);
    expect(await sessionsOf(unusedId)).toEqual([]);
    expect(await sessionsOf(id)).toHaveLength(1);
  });

  test('comes thirty days after sign-in however much it is used, and the cookie lasts no longer', async () => {
    const { agent, id, email, password } = await service.member();
    const again = await agent.post('/api/sessions').send({ email, password }).expect(200);
    const [, cookie, expires] = /^([^;]+);.*?Expires=([^;]+)/.exec(String(again.headers['set-cookie']))!;
    // A thief's client keeps the cookie for as long as it likes.
    const read = (path: string) => service.visitor().get(path).set('Cookie', cookie!);
    expect(Math.abs(new Date(expires!).getTime() - Date.now() - 30 * dayMs)).toBeLessThan(hourMs);
    const usedAt = async (ms: number) => {
      await stored().updateOne({ 'session.userId': id }, { $set: { lastModified: new Date(start + ms) } });
      at(ms);
    };
    await usedAt(30 * dayMs - hourMs);
    const { body } = await read('/api/sessions').expect(200);
    expect(body as MemberSessionResponse[]).toHaveLength(1);
    await usedAt(30 * dayMs + hourMs);
    await read('/api/auth/user').expect(401);
    expect(await sessionsOf(id)).toEqual([]);
  });

  test('stays where it was when the session goes on under a new id', async () => {
    const { agent, id, password } = await service.member();
    const started = Date.now() - 29 * dayMs;
    await stored().updateOne({ 'session.userId': id }, { $set: { 'session.startedAt': started } });
    const change = { currentPassword: password, newPassword: 'another long password' };
    const changed = await agent.put('/api/accounts/current/password').send(change).expect(204);
    const [, expires] = /Expires=([^;]+)/.exec(String(changed.headers['set-cookie']))!;
    expect(Math.abs(new Date(expires!).getTime() - started - 30 * dayMs)).toBeLessThan(hourMs);
    const [session] = await sessionsOf(id);
    expect(Math.abs(session!.expires.getTime() - started - 30 * dayMs)).toBeLessThan(hourMs);
  });

  test('is not shown among the sessions of the member once it has come', async () => {
    const { agent, email, password, id } = await service.member();
    const other = service.visitor();
    await other.post('/api/sessions').set('user-agent', 'unused').send({ email, password }).expect(200);
    await stored().updateOne(
      { 'session.userId': id, 'session.userAgent': 'unused' },
      { $set: { lastModified: new Date(Date.now() - 7 * dayMs - hourMs) } },
    );
    expect((await agent.get('/api/sessions').expect(200)).body).toHaveLength(1);
  });
});

import request from 'supertest';
import { SessionStore, sessionId } from '../features/accounts/session-store.ts';
import { Databases } from '../shared/stores/databases.ts';
import { tokens, type AppHarness } from './app-harness.ts';

export const clientKinds = [
  'visitor',
  'member',
  'other member',
  'erased member',
  'expired session',
  'forged session',
  'analyst',
  'moderator',
  'admin',
  'wrong token',
] as const;
export type ClientKind = (typeof clientKinds)[number];
export type Credentials = Readonly<Record<string, string>>;

type Person = Awaited<ReturnType<AppHarness['member']>>;

/** Signs in; resolves to the Cookie header of the session. */
const signIn = async (service: AppHarness, { email, password }: Person) => {
  const { headers } = await request(service.url).post('/api/sessions').send({ email, password }).expect(200);
  return String(headers['set-cookie']).split(';')[0]!;
};

/** Makes a session expire. It must not have been used, or the service may have cached it. */
const expire = async (service: AppHarness, cookie: string) => {
  const secret = decodeURIComponent(cookie.replace(/^\w+=/, '')).replace(/^s:([^.]+)\..*$/, '$1');
  const expires = new Date(Date.now() - 1_000);
  const { matchedCount } = await service.app
    .get(Databases)
    .privateCollection<{ _id: string; expires: Date }>('sessions')
    .updateOne({ _id: sessionId(secret) }, { $set: { expires } });
  if (matchedCount !== 1) throw new Error('There is no such session.');
};

/** The headers of each kind of client; members whose session has ended are signed in again. */
export const credentialsOf = async (
  service: AppHarness,
  member: Person,
): Promise<(caller: ClientKind) => Promise<Credentials>> => {
  const [other, erased, expired] = [await service.member(), await service.member(), await service.member()];
  const erasedSession = await signIn(service, erased);
  await erased.agent.delete('/api/accounts/current').send({ password: erased.password }).expect(204);
  const expiredSession = await signIn(service, expired);
  await expire(service, expiredSession);
  const sessions = new Map<ClientKind, string>();
  const sessionOf = async (caller: ClientKind, person: Person) => {
    const existing = sessions.get(caller);
    if (existing && (await isActive(service, existing))) return existing;
    const cookie = await signIn(service, person);
    sessions.set(caller, cookie);
    return cookie;
  };
  return async (caller): Promise<Credentials> => {
    switch (caller) {
      case 'visitor':
        return {};
      case 'member':
        return { cookie: await sessionOf(caller, member) };
      case 'other member':
        return { cookie: await sessionOf(caller, other) };
      case 'erased member':
        return { cookie: erasedSession };
      case 'expired session':
        return { cookie: expiredSession };
      case 'forged session':
        return { cookie: `${(await sessionOf('member', member)).slice(0, -5)}AAAAA` };
      case 'wrong token':
        return { 'x-admin-token': 'guessed' };
      default:
        return { 'x-admin-token': tokens[caller] };
    }
  };
};

const isActive = async (service: AppHarness, cookie: string) => {
  const secret = decodeURIComponent(cookie.replace(/^\w+=/, '')).replace(/^s:([^.]+)\..*$/, '$1');
  return new Promise<boolean>((resolve) =>
    service.app.get(SessionStore).get(secret, (_, session) => resolve(Boolean(session))),
  );
};

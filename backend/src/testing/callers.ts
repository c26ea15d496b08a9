import request from 'supertest';
import { SessionStore, sessionId } from '../features/accounts/session-store.ts';
import { Databases } from '../shared/stores/databases.ts';
import { tokens, type AppHarness } from './app-harness.ts';

export const callers = [
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
export type Caller = (typeof callers)[number];
export type Credentials = Readonly<Record<string, string>>;

type Person = Awaited<ReturnType<AppHarness['member']>>;

/** A session of the person's, as the Cookie header that opens it. */
const signIn = async (service: AppHarness, { email, password }: Person) => {
  const { headers } = await request(service.url).post('/api/sessions').send({ email, password }).expect(200);
  return String(headers['set-cookie']).split(';')[0]!;
};

/** Lets a session that nobody has used yet run out. */
const expire = async (service: AppHarness, cookie: string) => {
  const secret = decodeURIComponent(cookie.replace(/^\w+=/, '')).replace(/^s:([^.]+)\..*$/, '$1');
  const expires = new Date(Date.now() - 1_000);
  const { matchedCount } = await service.app
    .get(Databases)
    .privateCollection<{ _id: string; expires: Date }>('sessions')
    .updateOne({ _id: sessionId(secret) }, { $set: { expires } });
  if (matchedCount !== 1) throw new Error('There is no such session.');
};

/** The headers that each caller sends; a new session of the member whenever it is asked for. */
export const credentialsOf = async (
  service: AppHarness,
  member: Person,
): Promise<(caller: Caller) => Promise<Credentials>> => {
  const [other, erased, late] = [await service.member(), await service.member(), await service.member()];
  const erasedSession = await signIn(service, erased);
  await erased.agent.delete('/api/accounts/current').send({ password: erased.password }).expect(204);
  const lateSession = await signIn(service, late);
  await expire(service, lateSession);
  const standing = new Map<Caller, string>();
  const sessionOf = async (caller: Caller, person: Person) => {
    const known = standing.get(caller);
    if (known && (await stands(service, known))) return known;
    const cookie = await signIn(service, person);
    standing.set(caller, cookie);
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
        return { cookie: lateSession };
      case 'forged session':
        return { cookie: `${(await sessionOf('member', member)).slice(0, -5)}AAAAA` };
      case 'wrong token':
        return { 'x-admin-token': 'guessed' };
      default:
        return { 'x-admin-token': tokens[caller] };
    }
  };
};

const stands = async (service: AppHarness, cookie: string) => {
  const secret = decodeURIComponent(cookie.replace(/^\w+=/, '')).replace(/^s:([^.]+)\..*$/, '$1');
  return new Promise<boolean>((resolve) =>
    service.app.get(SessionStore).get(secret, (_, session) => resolve(Boolean(session))),
  );
};

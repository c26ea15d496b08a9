import type { NestExpressApplication } from '@nestjs/platform-express';
import { startApp, type AppHarness } from '../../testing/app-harness.ts';
import { Passwords } from './passwords.ts';

jest.mock('@node-rs/argon2', () => {
  const real = jest.requireActual<typeof import('@node-rs/argon2')>('@node-rs/argon2');
  return { ...real, verify: jest.fn(real.verify) };
});
const argon2 = jest.requireMock<{ verify: jest.Mock }>('@node-rs/argon2');

let service: AppHarness;
beforeAll(async () => {
  service = await startApp({ RATE_LIMITS: 'on' });
  (service.app as NestExpressApplication).set('trust proxy', ['loopback']);
});
afterAll(() => service.stop());

const signal = () => {
  let give: () => void = () => undefined;
  const credentials = new Promise<void>((resolve) => (give = resolve));
  return { give, given: credentials };
};

test('220 sign-ins at once from as many /64s of a /48 keep no known device out', async () => {
  const { agent, email, password } = await service.member();
  const [release, refused, queued] = [signal(), signal(), signal()];
  const tried: string[] = [];
  argon2.verify.mockImplementation(async (_hash, credentials: string) => {
    tried.push(credentials);
    await release.given;
    return credentials === password;
  });
  const passwords = service.app.get(Passwords);
  const verify = passwords.verify.bind(passwords);
  jest.spyOn(passwords, 'verify').mockImplementation((stored, credentials, asker) => {
    const response = verify(stored, credentials, asker);
    if (asker === 'known') queued.give();
    return response;
  });

  // Of the 120 that a /48 may try in a minute one is worked on and 96 wait.
  const waiting = 97;
  const statuses: number[] = [];
  const crowd = Array.from({ length: 220 }, async (_, network) => {
    const { status } = await service
      .visitor()
      .post('/api/sessions')
      .set('x-forwarded-for', `2001:db8:1:${(network * 0x100).toString(16)}::1`)
      .send({ email: `crowd-${network}@example.org`, password: 'guessed by somebody' });
    statuses.push(status);
    if (statuses.length === 220 - waiting) refused.give();
  });
  await refused.given;
  expect(new Set(statuses)).toEqual(new Set([429, 503]));

  const signedIn = agent.post('/api/sessions').send({ email, password }).expect(200);
  await Promise.all([queued.given.then(release.give), signedIn, ...crowd]);
  expect(tried.indexOf(password)).toBe(1);
  expect(statuses.filter((status) => status === 401)).toHaveLength(waiting);
});

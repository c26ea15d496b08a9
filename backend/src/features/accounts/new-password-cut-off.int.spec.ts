import { MongoNetworkError } from 'mongodb';
import { startApp, type AppHarness } from '../../testing/app-harness.ts';
import { Accounts } from './index.ts';
import { ResetLinks } from './reset-links.ts';

const newPassword = 'another long enough password';

describe('a new password that is cut off once it is stored', () => {
  let service: AppHarness;
  beforeAll(async () => (service = await startApp()));
  afterAll(() => service.stop());
  afterEach(() => jest.restoreAllMocks());

  const memberWithOtherSession = async () => {
    const member = await service.member();
    const { email, password } = member;
    const other = service.visitor();
    await other.post('/api/sessions').send({ email, password }).expect(200);
    const accounts = service.app.get(Accounts);
    const setPassword = accounts.setPassword.bind(accounts);
    jest.spyOn(accounts, 'setPassword').mockImplementationOnce(async (...change) => {
      await setPassword(...change);
      throw new MongoNetworkError('cut off');
    });
    return { ...member, other };
  };

  test('by a change leaves no other session', async () => {
    const { agent, password, email, other } = await memberWithOtherSession();
    const change = { currentPassword: password, newPassword };
    const { body } = await agent.put('/api/accounts/current/password').send(change).expect(503);
    expect(body.code).toBe('STORE_UNAVAILABLE');
    await other.get('/api/auth/user').expect(401);
    await service.visitor().post('/api/sessions').send({ email, password: newPassword }).expect(200);
  });

  test('by a link leaves no session', async () => {
    const { agent, id, other } = await memberWithOtherSession();
    const { url } = await service.app.get(ResetLinks).create(id);
    const reset = { token: new URL(url).searchParams.get('token'), password: newPassword };
    await service.visitor().put('/api/password-resets').send(reset).expect(503);
    for (const each of [agent, other]) await each.get('/api/auth/user').expect(401);
  });
});

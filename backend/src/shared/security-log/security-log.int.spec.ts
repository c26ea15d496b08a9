import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeProduct } from '../../testing/builders.ts';
import { startApp, type AppHarness } from '../../testing/app-harness.ts';

type Line = Readonly<Record<string, unknown>>;

describe('the security log', () => {
  const folder = mkdtempSync(join(tmpdir(), 'henna-security-'));
  const file = join(folder, 'logs', 'security.log');
  let service: AppHarness;
  let read = 0;
  /** The lines written since the last call. */
  const lines = () => {
    const all = readFileSync(file, 'utf8').trim().split('\n');
    const fresh = all.slice(read).map((line) => JSON.parse(line) as Line);
    read = all.length;
    return fresh.filter(({ msg }) => msg !== 'admin token in use');
  };

  beforeAll(async () => {
    service = await startApp({ SECURITY_LOG: file, LOG_LEVEL: 'silent' });
  });
  afterAll(async () => {
    await service.stop();
    rmSync(folder, { recursive: true });
  });

  test('tells of sign-up, sign-in, failures, password changes and erasure, by id, whatever LOG_LEVEL says', async () => {
    const { agent, id, email, password } = await service.member('Zyxqvor');
    expect(lines()).toMatchObject([{ log: 'security', msg: 'sign up', outcome: 'done', member: id, status: 201 }]);

    await service.visitor().post('/api/sessions').send({ email, password }).expect(200);
    await service.visitor().post('/api/sessions').send({ email, password: 'not this one' }).expect(401);
    await service.visitor().post('/api/sessions').send({ email: 'nobody@example.org', password }).expect(401);
    expect(lines()).toMatchObject([
      { msg: 'sign in', outcome: 'done', member: id },
      { msg: 'sign in', outcome: 'refused', status: 401, code: 'INVALID_CREDENTIALS', account: id },
      { msg: 'sign in', outcome: 'refused', status: 401, code: 'INVALID_CREDENTIALS' },
    ]);

    const newPassword = 'another long password';
    await agent.put('/api/accounts/current/password').send({ currentPassword: password, newPassword }).expect(204);
    await agent.get('/api/accounts/current/export').expect(200);
    await agent.delete('/api/accounts/current').send({ password: newPassword }).expect(204);
    expect(lines()).toMatchObject([
      { msg: 'change the password', outcome: 'done', member: id },
      { msg: 'export own data', outcome: 'done', member: id },
      { msg: 'erase an account', outcome: 'done', member: id },
    ]);

    const text = readFileSync(file, 'utf8');
    for (const secret of ['Zyxqvor', email, password, newPassword, 'not this one', 'nobody@example.org'])
      expect(text).not.toContain(secret);
  });

  test('tells of reset links, exports, SQL, and who asked for them', async () => {
    const { id } = await service.member();
    lines();
    await service.token().post(`/api/admin/accounts/${id}/reset-link`).expect(201);
    await service.token().get('/api/admin/export/profiles').expect(200);
    await service.token('moderator').get('/api/admin/export/profiles').expect(403);
    await service.token('analyst').post('/api/analytics/sql').send({ sql: 'SELECT 1 FROM nowhere' });
    expect(lines()).toMatchObject([
      { msg: 'make a password reset link', token: 'admin-test', path: `/api/admin/accounts/${id}/reset-link` },
      { msg: 'export', outcome: 'done', token: 'admin-test', path: '/api/admin/export/profiles' },
      { msg: 'export', outcome: 'refused', token: 'moderator-test', code: 'FORBIDDEN' },
      { msg: 'query with SQL', token: 'analyst-test', sql: 'SELECT 1 FROM nowhere' },
    ]);
  });

  test('tells of tokens that are wrong or too small, and not of what everybody may do', async () => {
    const product = await makeProduct(service);
    lines();
    await service.visitor().get('/api/admin/history').set('X-Admin-Token', 'a guess').expect(401);
    await service.token('analyst').delete(`/api/products/${product.id}`).expect(403);
    await service.visitor().post('/api/admin/auth').send({ token: 'a guess' }).expect(401);
    await service.token().post('/api/admin/auth').send({ token: 'admin-secret' }).expect(200);
    await service.visitor().get('/api/products').expect(200);
    await service.token().get('/api/admin/history').expect(200);
    expect(lines()).toMatchObject([
      { msg: 'use an admin token', outcome: 'refused', status: 401, code: 'UNAUTHORIZED' },
      { msg: 'use an admin token', outcome: 'refused', status: 403, code: 'FORBIDDEN' },
      { msg: 'sign in as staff', outcome: 'refused', code: 'INVALID_TOKEN' },
      { msg: 'sign in as staff', outcome: 'done', token: 'admin-test' },
    ]);
    expect(readFileSync(file, 'utf8')).not.toMatch(/a guess|admin-secret/);
  });

  test('is private to its user', () => expect(statSync(file).mode & 0o777).toBe(0o600));
});

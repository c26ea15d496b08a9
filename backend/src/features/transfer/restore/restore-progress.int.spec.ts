import { v7 } from 'uuid';
import { startApp } from '../../../testing/app-harness.ts';

test('a restore can be followed while it runs', async () => {
  const rows = Array.from({ length: 40 }, (_, n) => ({ id: v7(), name: `brand ${n}`, displayName: `Brand ${n}` }));
  const backup = { exportedAt: '2026-01-01T00:00:00.000Z', position: '1', brands: [...rows, { id: v7(), name: '' }] };
  const target = await startApp();
  try {
    const admin = target.token();
    const { body: begun } = await admin
      .post('/api/admin/restore')
      .set('Prefer', 'respond-async')
      .send(backup)
      .expect(202);
    expect(begun).toMatchObject({ status: 'running', total: 41, finishedAt: null });
    const latest = async () => (await admin.get('/api/admin/restore').expect(200)).body[0];
    let seen = begun;
    while (seen.status === 'running') seen = await latest();
    expect(seen).toMatchObject({ id: begun.id, status: 'done', done: 41, success: 40, failed: 1 });
    expect(seen.errors).toEqual([expect.stringMatching(/^brands: Row 41: name: /)]);
  } finally {
    await target.stop();
  }
});

import { startApp, type AppHarness } from '../../../testing/app-harness.ts';
import { importClient, type ImportClient } from '../testing/import-client.ts';
import type { ImportResponse } from '../transfer.responses.ts';

let service: AppHarness;
let send: ImportClient['send'],
  exported: ImportClient['exported'],
  ended: ImportClient['ended'],
  undo: ImportClient['undo'];
let preview: ImportClient['preview'], entries: ImportClient['entries'];
beforeAll(async () => {
  service = await startApp();
  ({ send, exported, ended, undo, preview, entries } = importClient(service));
});
afterAll(() => service.stop());

test('an undo leaves alone what somebody has changed since', async () => {
  const done = await send('banners', [{ title: 'One' }, { title: 'Two', active: true }]);
  const [one] = (await exported('banners')).filter(({ title }) => title === 'One');
  await service
    .token()
    .put(`/api/admin/banners/${String(one!['id'])}`)
    .send({ active: true })
    .expect(200);
  const { steps } = await preview(done.id);
  expect(steps.filter(({ act }) => act !== 'none')).toMatchObject([
    { act: 'remove', changedSince: false },
    { act: 'remove', changedSince: true, fields: [{ field: 'active', now: true, back: false }] },
  ]);
  expect(await undo(done.id)).toMatchObject({ undo: { done: 1, kept: 1 } });
  expect(await exported('banners')).toMatchObject([{ title: 'One' }]);
  const trail = await entries(done.id);
  expect(trail.filter(({ type }) => type === 'BannerAdded').map(({ undo: mark }) => mark)).toEqual([
    'done',
    'possible',
  ]);
  const [undone] = (await entries()).filter(({ origin }) => origin === 'undo');
  expect(undone).toMatchObject({
    type: 'BannerRemoved',
    actor: { kind: 'token', name: 'admin-test' },
    reason: 'Wrong',
  });
});

test('what has moved since goes back too where it was picked as it was shown', async () => {
  const { id: added } = await send('banners', [{ title: 'Picked' }, { title: 'Stale' }]);
  const ids = new Map((await exported('banners')).map(({ title, id: of }) => [title, String(of)]));
  const put = (title: string, body: object) =>
    service
      .token()
      .put(`/api/admin/banners/${ids.get(title)!}`)
      .send(body)
      .expect(200);
  await put('Picked', { linkUrl: 'https://example.org' });
  await put('Stale', { linkUrl: 'https://example.org' });
  const picks = (await preview(added)).steps
    .filter(({ changedSince }) => changedSince)
    .map(({ entry, revision }) => ({ position: entry.position, fields: [], revision }));
  expect(picks).toHaveLength(2);
  await put('Stale', { linkUrl: 'https://example.com' });
  await service
    .token()
    .post(`/api/admin/imports/${added}/undo`)
    .send({ picks: [{}] })
    .expect(400);
  await service.token().post(`/api/admin/imports/${added}/undo`).send({ picks }).expect(202);
  expect(await ended(added)).toMatchObject({ status: 'undone', undo: { done: 1, kept: 1 } });
  expect((await exported('banners')).map(({ title }) => title)).toEqual(expect.not.arrayContaining(['Picked']));
  expect(await exported('banners')).toContainEqual(
    expect.objectContaining({ title: 'Stale', linkUrl: 'https://example.com' }),
  );
});

test('what the undo of an import removed is listed apart from all else that is removed', async () => {
  const rows = {
    brands: { name: 'batch-brand', displayName: 'Batch brand' },
    categories: { name: 'batchcategory', displayName: 'Batch category' },
    subcategories: { name: 'batchpart', displayName: 'Batch part', category: 'batchcategory' },
    products: { name: 'Batch product', brand: 'batch-brand', category: 'batchcategory', subcategory: 'batchpart' },
    banners: { title: 'Batch banner' },
  } as const;
  const kinds = Object.keys(rows) as (keyof typeof rows)[];
  const imports: ImportResponse[] = [];
  for (const kind of kinds) imports.push(await send(kind, [rows[kind]]));
  expect(imports.map(({ errors }) => errors)).toEqual(kinds.map(() => []));
  const { id } = (await service.token().post('/api/admin/banners').send({ title: 'By hand' }).expect(201)).body;
  await service
    .token()
    .delete(`/api/admin/banners/${String(id)}`)
    .expect(204);
  for (const [index, kind] of [...kinds.entries()].reverse()) {
    const { undo: undone } = await undo(imports[index]!.id);
    const removedBy = async (batch: string) =>
      (await service.token().get(`/api/admin/${kind}?removed=true&removedBy=${batch}&page=1`).expect(200)).body.items;
    const {
      category: _,
      brand: __,
      subcategory: ___,
      ...fields
    } = { category: '', brand: '', subcategory: '', ...rows[kind] };
    expect(await removedBy(undone!.batch)).toMatchObject([fields]);
    expect(await removedBy(imports[index]!.id)).toEqual([]);
  }
});

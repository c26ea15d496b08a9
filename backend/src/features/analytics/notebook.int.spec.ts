import { eventTypes, limits, type Page } from '@henna/domain';
import { startApp, type AppHarness } from '../../testing/app-harness.ts';
import type { HistoryEntryResponse } from '../history/history.responses.ts';
import type { SavedViewResponse } from './notebook/notebook.responses.ts';

const path = '/api/analytics/notebook';
const view = { tab: 'explore', search: { metric: 'votes', group: 'brand', versus: 'before' } };
const input = { title: ' Votes by brand ', note: 'A fair in March.\nSee Dior.', view };

describe('the notebook', () => {
  let service: AppHarness;
  beforeAll(async () => (service = await startApp()));
  afterAll(() => service.stop());

  const analyst = () => service.token('analyst');
  const admin = () => service.token('admin');
  const keep = async (body: object, by = analyst()) =>
    (await by.post(path).send(body).expect(201)).body as SavedViewResponse;
  const list = async <Body = SavedViewResponse[]>(query = '') =>
    (
      await analyst()
        .get(path + query)
        .expect(200)
    ).body as Body;
  const trail = async (by = admin()) =>
    ((await by.get('/api/admin/history?kind=savedView').expect(200)).body as { items: HistoryEntryResponse[] }).items;
  const undo = async ({ position }: HistoryEntryResponse) =>
    (
      await admin()
        .post('/api/admin/history/undo')
        .send({ positions: [position] })
    ).body as object;

  test('keeps what a tab shows with a title and a note, the latest first, found by words', async () => {
    const first = await keep(input);
    expect(first).toEqual({
      id: expect.any(String),
      title: 'Votes by brand',
      note: 'A fair in March.\nSee Dior.',
      dashboard: null,
      threshold: null,
      view,
      savedAt: expect.stringMatching(/Z$/),
      savedBy: 'analyst-test',
      changedAt: null,
      changedBy: null,
      revision: 0,
    });
    const second = await keep({ title: 'الآن', note: ' ', view: { tab: 'now' } }, admin());
    expect(second).toMatchObject({ note: null, view: { tab: 'now', search: {} }, savedBy: 'admin-test' });
    expect(await list()).toEqual([second, first]);
    expect((await analyst().get(`${path}/${first.id}`).expect(200)).body).toEqual(first);
    expect(await list('?q=brand%20VOTES')).toEqual([first]);
    expect(await list('?q=الان')).toEqual([second]);
    expect(await list('?q=nothing')).toEqual([]);
    expect(await list<Page<SavedViewResponse>>('?page=2&pageSize=1')).toEqual({
      ...{ items: [first], total: 2, page: 2, pageSize: 1 },
    });
  });

  test('is for analysts and administrators, and takes only what the tab can show', async () => {
    const [, { id }] = await list<[SavedViewResponse, SavedViewResponse]>();
    const moderator = service.token('moderator');
    await moderator.get(path).expect(403);
    await moderator.get(`${path}/${id}`).expect(403);
    await moderator.post(path).send(input).expect(403);
    await moderator.put(`${path}/${id}`).send({ title: 'Mine' }).expect(403);
    await moderator.delete(`${path}/${id}`).expect(403);
    await service.visitor().get(path).expect(401);
    for (const wrong of [
      {},
      { ...input, title: ' ' },
      { ...input, title: 'x'.repeat(121) },
      { ...input, title: 'two\nlines' },
      { ...input, title: 'half \ud83d' },
      { ...input, note: 'half \ud83d' },
      { ...input, note: 'bell \u0007' },
      { ...input, note: 'x'.repeat(5_001) },
      { ...input, note: 7 },
      { ...input, dashboard: 'x'.repeat(61) },
      { ...input, dashboard: 'two\nlines' },
      { ...input, dashboard: 'Weekly', view: { tab: 'now' } },
      { ...input, view: 'https://elsewhere.example' },
      { ...input, view: { tab: 'notebook' } },
      { ...input, view: { tab: 'explore', search: 'metric=votes' } },
      { ...input, view: { tab: 'explore', search: ['votes'] } },
      { ...input, view: { tab: 'explore', search: null } },
      { ...input, view: { tab: 'explore', search: { metric: 'secrets' } } },
      { ...input, view: { tab: 'explore', search: { href: 'https://elsewhere.example' } } },
      { ...input, view: { ...view, url: '/admin' } },
    ])
      await analyst().post(path).send(wrong).expect(400);
    const { body } = await analyst()
      .post(path)
      .send({ ...input, view: { tab: 'sql', search: {} } })
      .expect(400);
    expect(body.fields).toEqual([{ field: 'view.search.sql', code: 'SQL_NEEDED', message: 'The query is missing.' }]);
    await analyst().get(`${path}?page=0`).expect(400);
    expect(await list()).toHaveLength(2);
  });

  test('has words changed by who knows them as they are, and who kept them or an administrator', async () => {
    const [admins, own] = await list<[SavedViewResponse, SavedViewResponse]>();
    const put = (id: string, body: object, revision: number, by = analyst()) =>
      by.put(`${path}/${id}`).set('If-Match', String(revision)).send(body);
    const { body: changed } = await put(own.id, { title: 'Votes in March' }, 0).expect(200);
    expect(changed).toEqual({
      ...own,
      title: 'Votes in March',
      changedAt: expect.stringMatching(/Z$/),
      changedBy: 'analyst-test',
      revision: 1,
    });
    expect((await list())[1]).toEqual(changed);
    const { body: stale } = await put(own.id, { title: 'Lost?' }, 0, admin()).expect(409);
    expect(stale).toMatchObject({
      code: 'CHANGED_SINCE',
      current: changed,
      conflicts: [{ field: 'title', base: own.title, theirs: 'Votes in March', mine: 'Lost?' }],
    });
    await put(admins.id, { title: 'Mine' }, 0).expect(403);
    await put('nobody', { title: 'Mine' }, 0).expect(404);
    await put(own.id, { title: '' }, 1).expect(400);
    await put(own.id, { view: { tab: 'now' } }, 1).expect(400);
    const { body: emptied } = await put(own.id, { title: own.title, note: null }, 0, admin()).expect(200);
    expect(emptied).toMatchObject({ title: 'Votes in March', note: null, changedBy: 'admin-test', revision: 2 });
  });

  test('is told in the history without its words for moderators, and taken back there', async () => {
    const [noted, titled] = (await trail()) as [HistoryEntryResponse, HistoryEntryResponse];
    expect(noted).toMatchObject({
      type: 'SavedViewChanged',
      entity: { kind: 'savedView', name: 'Votes in March' },
      actor: { name: 'admin-test' },
      changes: [{ field: 'note', from: 'A fair in March.\nSee Dior.', to: null }],
      undo: 'possible',
    });
    expect(titled).toMatchObject({ actor: { name: 'analyst-test', role: 'analyst' } });
    const [unnamed] = await trail(service.token('moderator'));
    expect(unnamed).toMatchObject({ entity: { name: null }, changes: [], undo: 'no' });
    expect(await undo(noted)).toMatchObject({ undone: 1 });
    const own = (await list())[1]!;
    expect(own).toMatchObject({ title: 'Votes in March', note: 'A fair in March.\nSee Dior.', revision: 3 });

    await analyst().delete(`${path}/${own.id}`).set('If-Match', '2').expect(409);
    await analyst().delete(`${path}/${own.id}`).set('If-Match', '3').expect(204);
    await analyst().delete(`${path}/${own.id}`).expect(204);
    await analyst().get(`${path}/${own.id}`).expect(404);
    const [admins] = await list();
    expect(await list()).toHaveLength(1);
    await analyst().delete(`${path}/${admins!.id}`).expect(403);
    await analyst().delete(`${path}/nobody`).expect(404);

    const [gone] = await trail();
    expect(gone).toMatchObject({ type: 'SavedViewRemoved', entity: { name: 'Votes in March' }, undo: 'possible' });
    expect(await undo(gone!)).toMatchObject({ undone: 1 });
    expect((await list())[1]).toEqual({ ...own, revision: 5 });
    const added = (await trail()).find(({ type, entity }) => type === 'SavedViewAdded' && entity.id === admins!.id)!;
    expect(added.changes).toEqual([
      { field: 'title', from: null, to: 'الآن' },
      { field: 'view', from: null, to: ['now'] },
    ]);
    expect(await undo(added)).toMatchObject({ undone: 1 });
    expect(await list()).toHaveLength(1);
  });

  test('puts views that can be drawn on dashboards of so many, which the history knows', async () => {
    const saved = await keep({ ...input, dashboard: ' Weekly ' });
    expect(saved.dashboard).toBe('Weekly');
    const others = await Promise.all(
      Array.from({ length: limits.dashboardViews - 1 }, () => keep({ ...input, dashboard: 'Weekly' })),
    );
    const { body: full } = await analyst()
      .post(path)
      .send({ ...input, dashboard: 'Weekly' })
      .expect(409);
    expect(full).toMatchObject({ code: 'DASHBOARD_FULL' });
    const change = (dashboard: string | null) => analyst().put(`${path}/${saved.id}`).send({ dashboard });
    expect((await change('Monthly').expect(200)).body).toMatchObject({ title: saved.title, dashboard: 'Monthly' });
    const [moved] = await trail();
    expect(moved!.changes).toEqual([{ field: 'dashboard', from: 'Weekly', to: 'Monthly' }]);
    expect(await undo(moved!)).toMatchObject({ undone: 1 });
    expect((await list()).filter(({ dashboard }) => dashboard === 'Weekly')).toHaveLength(limits.dashboardViews);
    expect((await change(null).expect(200)).body).toMatchObject({ dashboard: null });
    for (const { id } of [saved, ...others]) await analyst().delete(`${path}/${id}`).expect(204);
  });

  test('leaves notes out of the event stream of analysts', async () => {
    const types = eventTypes.filter((type) => type.startsWith('SavedView')).join(',');
    const { text } = await analyst().get(`/api/analytics/events?types=${types}`).expect(200);
    expect(text).toContain('Votes in March');
    expect(text).not.toMatch(/A fair|Dior/);
  });
});

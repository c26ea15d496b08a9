import { historyId } from '@henna/domain';
import { EventStore } from '../../shared/stores/event-store.ts';
import { startApp, tokens, type AppHarness } from '../../testing/app-harness.ts';
import { makeProduct } from '../../testing/builders.ts';
import type { HistoryEntryResponse, HistoryPageResponse } from './history.responses.ts';

type Role = keyof typeof tokens;
const leftOut = ['ProductVisited', 'Reserved', 'Released'];

describe('the history', () => {
  let service: AppHarness;
  let productId: string;
  let layla: Awaited<ReturnType<AppHarness['member']>>;
  beforeAll(async () => {
    service = await startApp();
    layla = await service.member('Layla');
    ({ id: productId } = await makeProduct(service));
  });
  afterAll(() => service.stop());

  const page = async (query = '', role: Role = 'admin'): Promise<HistoryPageResponse> =>
    (await service.token(role).get(`/api/admin/history?${query}`).expect(200)).body as HistoryPageResponse;
  const types = async (query: string) => (await page(query)).items.map(({ type }) => type);
  const all = async (query: string): Promise<HistoryEntryResponse[]> => {
    const items: HistoryEntryResponse[] = [];
    for (let before: string | null = ''; before !== null;) {
      const { items: next, next: on }: HistoryPageResponse = await page(`${query}${before && `&before=${before}`}`);
      items.push(...next);
      before = on;
    }
    return items;
  };

  test('has what a command did as soon as that is answered', async () => {
    for (let number = 0; number < 10; number += 1) {
      const displayName = `Displayed ${number}`;
      const name = `lane-${number}`;
      const { headers } = await service.token().post('/api/admin/brands').send({ name, displayName }).expect(201);
      const [latest] = (await page('pageSize=1')).items;
      expect(latest).toMatchObject({ type: 'BrandAdded', position: headers['x-position'] });
    }
  });

  test('tells who changed what, field by field, why and from where', async () => {
    const { body: brand } = await service
      .token()
      .post('/api/admin/brands')
      .send({ name: 'rose', displayName: 'Rose', labels: { ar: 'وردة' } })
      .expect(201);
    const changed = await service
      .token()
      .put(`/api/admin/brands/${brand.id}`)
      .set('X-Reason', 'a%20better%20name')
      .set('Sec-Fetch-Site', 'same-origin')
      .send({ displayName: 'Rose & Co', website: 'https://rose.example' })
      .expect(200);
    await service.token().put(`/api/admin/brands/${brand.id}`).send({ displayName: 'Rose & Co' }).expect(200);
    await service.token().delete(`/api/admin/brands/${brand.id}`).expect(204);
    const { items } = await page(`kind=brand&id=${brand.id}`);
    expect(items).toMatchObject([
      { type: 'BrandRemoved', action: 'removed', changes: [], undo: 'possible' },
      {
        type: 'BrandChanged',
        action: 'changed',
        position: changed.headers['x-position'],
        entity: { kind: 'brand', id: brand.id, name: 'Rose & Co' },
        actor: { kind: 'token', id: 'admin-test', name: 'admin-test', role: 'admin' },
        origin: 'screen',
        reason: 'a better name',
        changes: [
          { field: 'displayName', from: 'Rose', to: 'Rose & Co' },
          { field: 'website', from: null, to: 'https://rose.example' },
        ],
        undo: 'possible',
      },
      { type: 'BrandAdded', action: 'added', origin: 'api', reason: null },
    ]);
    expect(items[2]!.changes).toContainEqual({ field: 'labels', from: null, to: 'وردة' });
    const { body: batch } = await service
      .token('analyst')
      .get(`/api/admin/history/batches/${items[1]!.correlationId}`)
      .expect(200);
    expect(batch).toMatchObject({ total: 1, next: null, items: [{ eventId: items[1]!.eventId, undo: 'no' }] });
  });

  test('filters by who, what, when and on what it hangs, page by page', async () => {
    const begun = new Date().toISOString();
    await layla.agent.post('/api/votes').send({ productId, vote: 'Good' }).expect(201);
    await layla.agent.post('/api/ratings').send({ productId, stars: 4 }).expect(201);
    const posted = await layla.agent.post('/api/comments').send({ productId, content: 'Velvety' }).expect(201);
    await service.token('moderator').delete(`/api/admin/comments/${posted.body.id}`).expect(204);
    expect(await types(`kind=product&id=${productId}`)).toEqual(['ProductAdded']);
    const acts = ['CommentRemovedByModerator', 'CommentPosted', 'RatingGiven', 'VoteCast', 'ProductAdded'];
    expect(await types(`kind=product&id=${productId}&with=acts`)).toEqual(acts);
    expect(await types(`from=${begun}`)).toEqual(acts.slice(0, 4));
    expect(await types(`from=${begun}&by=members&kind=rating`)).toEqual(['RatingGiven']);
    expect(await types(`from=${begun}&actor=moderator-test`)).toEqual(acts.slice(0, 1));
    expect(await types(`from=${begun}&by=staff&action=removed`)).toEqual(acts.slice(0, 1));
    expect(await types(`from=${begun}&by=team`)).toEqual(acts.slice(0, 1));
    expect(await types(`from=${begun}&by=system`)).toEqual([]);
    expect(await types(`kind=product&id=${productId}&by=team`)).toEqual(['ProductAdded']);
    expect(await types(`from=${begun}&type=VoteCast`)).toEqual(['VoteCast']);
    expect(await types(`to=2020-01-01T00:00:00Z`)).toEqual([]);
    expect(await types(`from=2100-01-01T00:00:00Z`)).toEqual([]);
    expect((await page(`to=${begun}&pageSize=2`)).items).toHaveLength(2);
    const whole = await all('pageSize=100');
    expect(await all('pageSize=3')).toEqual(whole);
    for (const query of [
      'by=me',
      'id=x',
      'before=x',
      'from=now',
      'from=2026-W01',
      'to=20260101',
      'to=2026-01-01T23:59:60Z',
      'pageSize=0',
      'type=Reserved2',
      'more=1',
    ])
      await service.token().get(`/api/admin/history?${query}`).expect(400);
    const some = await types('types=BrandAdded,BrandRemoved&by=staff&from=2020-01-01');
    expect(new Set(some)).toEqual(new Set(['BrandAdded', 'BrandRemoved']));
    expect(some).toEqual((await types('kind=brand')).filter((type) => type !== 'BrandChanged'));
    await service.token().get('/api/admin/history?types=BrandAdded,Nothing').expect(400);
  });

  test('tells the last removal of each record', async () => {
    const add = async (name: string): Promise<string> =>
      (await service.token().post('/api/admin/brands').send({ name, displayName: name }).expect(201)).body.id as string;
    const [twice, once, never] = [await add('twice'), await add('once'), await add('never')];
    const remove = (id: string, reason: string) =>
      service.token().delete(`/api/admin/brands/${id}`).set('X-Reason', reason).expect(204);
    await remove(twice, 'first');
    await service.token().post(`/api/admin/brands/${twice}/restore`).expect(200);
    await remove(twice, 'second');
    await remove(once, 'only');
    const removals = `/api/admin/history/removals?ids=${[twice, once, never].join()}`;
    const { items } = (await service.token('analyst').get(`${removals}&kind=brand`).expect(200)).body as {
      items: HistoryEntryResponse[];
    };
    const byId = new Map(items.map(({ entity, ...entry }) => [entity.id, entry]));
    expect([...byId.keys()].sort()).toEqual([twice, once].sort());
    expect(byId.get(twice)).toMatchObject({ type: 'BrandRemoved', reason: 'second', actor: { id: 'admin-test' } });
    expect(byId.get(once)).toMatchObject({ reason: 'only', at: expect.any(String) });
    await service.token().get(`${removals}&kind=comment`).expect(400);
    await service.token().get('/api/admin/history/removals?kind=brand').expect(400);
  });

  test('shows texts and people as far as the role may see them', async () => {
    const of = `kind=product&id=${productId}&with=acts`;
    const postedIn = (items: readonly HistoryEntryResponse[]) => items.find(({ type }) => type === 'CommentPosted')!;
    expect(postedIn((await page(of, 'moderator')).items)).toMatchObject({
      actor: { kind: 'member', id: layla.id, name: 'Layla' },
      product: { id: productId },
      changes: [{ field: 'content', from: null, to: 'Velvety' }],
    });
    const blind = JSON.stringify((await page(of, 'analyst')).items);
    expect(blind).not.toMatch(new RegExp(`${layla.id}|Layla|Velvety`));
    await service.token('analyst').get(`/api/admin/history?kind=member&id=${layla.id}`).expect(403);
    const member = await page(`kind=member&id=${layla.id}&with=acts`, 'moderator');
    expect(member.items.map(({ type }) => type)).toEqual(expect.arrayContaining(['MemberJoined', 'VoteCast']));
    const positions = member.items.map(({ position }) => position);
    expect(positions).toEqual([...new Set(positions)]);
  });

  test('names the records of a list', async () => {
    const { body: category } = await service
      .token()
      .post('/api/admin/categories')
      .send({ name: 'henna-care', displayName: 'Henna care' })
      .expect(201);
    const mona = await service.member('Mona');
    const favoriteCategories = [category.id];
    await mona.agent.post('/api/profile').send({ displayName: 'Mona', favoriteCategories }).expect(201);
    const [created] = (await page('type=ProfileCreated')).items;
    expect(created!.changes).toContainEqual({ field: 'favoriteCategories', from: null, to: ['Henna care'] });
  });

  test('lists the beginning of a reset under its product, and its batch in no list of changes', async () => {
    const { id } = await makeProduct(service);
    await layla.agent.post('/api/votes').send({ productId: id, vote: 'Good' }).expect(201);
    await service.token('moderator').delete(`/api/admin/products/${id}/votes`).expect(204);
    const [started] = (await page('kind=product&type=BatchStarted')).items;
    expect(started).toMatchObject({ type: 'BatchStarted', entity: { kind: 'product', id }, changes: [] });
    expect((await page('kind=product')).items).toContainEqual(started);
    expect(await types('kind=batch&pageSize=100')).not.toContain('BatchStarted');
    const { items } = await page(`kind=vote&type=VotesReset`);
    expect(items[0]).toMatchObject({ product: { id } });
    await service.token('moderator').post(`/api/admin/products/${id}/votes/restore`).expect(200);
    const batches = [...(await page('type=BatchStarted')).items, ...(await page('type=BatchFinished')).items];
    expect(batches).toHaveLength(4);
    const fields = [...batches, ...items, ...(await page('type=VotesResetUndone')).items].flatMap(({ changes }) =>
      changes.map(({ field }) => field),
    );
    expect(fields).toEqual(expect.arrayContaining(['changed', 'votes']));
    expect(fields.filter((field) => field.endsWith('Id'))).toEqual([]);
  });

  test('is the log: nothing is missing, nothing invented; and nothing of an erased person stays', async () => {
    const log = async () => {
      const events = [];
      for await (const event of service.app.get(EventStore).readAll())
        if (!leftOut.includes(event.type)) events.push(event);
      return events;
    };
    const before = await log();
    expect((await all('pageSize=100')).map(({ eventId }) => eventId).reverse()).toEqual(before.map(({ id }) => id));
    const { agent, id, password } = await service.member('Gone');
    await agent.post('/api/votes').send({ productId, vote: 'Bad' }).expect(201);
    await service.settled(await agent.delete('/api/accounts/current').send({ password }).expect(204));
    const left = await all('pageSize=100');
    expect(JSON.stringify(left)).not.toContain(id);
    expect(left[0]).toMatchObject({ type: 'MemberErased', entity: { kind: 'member', id: null } });
    expect(left.slice(1).map(({ position }) => historyId(BigInt(position)))).toEqual(
      before.map(({ position }) => historyId(position)).reverse(),
    );
  });
});

import type { CommentResponse } from '../commenting/index.ts';
import type { AnalyticsEvent, SqlAnswer } from '@henna/domain';
import { startApp, type AppHarness } from '../../testing/app-harness.ts';
import { makeProduct } from '../../testing/builders.ts';
import { historyEvents, appendHistory } from './testing/append-history.ts';
import type { HistoryPageResponse } from '../history/history.responses.ts';
import type { ProfileResponse } from '../profiles/index.ts';

const patienceMs = 180_000;
type Member = Awaited<ReturnType<AppHarness['member']>>;
type Row = Readonly<Record<string, unknown>>;

/** Everything that public answers tell of people, against everything that analysts are told. */
describe('what an analyst is told, beside what everybody can read', () => {
  let service: AppHarness;
  let members: Member[];
  let products: string[];
  let published: string;
  let messages: Readonly<Record<string, string>>;

  beforeAll(async () => {
    service = await startApp();
    members = [await service.member('Layla'), await service.member('Noor'), await service.member('Sami')];
    products = [(await makeProduct(service)).id, (await makeProduct(service)).id, (await makeProduct(service)).id];
    const [layla, noor, sami] = members as [Member, Member, Member];
    const [rose, musk, oud] = products as [string, string, string];
    for (const { agent } of members)
      await agent.post('/api/profile').send({ displayName: 'Known', isPublic: true, favoriteCategories: ['words'] });
    const act = (who: Member, path: string, body: object) => who.agent.post(path).send(body).expect(201);
    const post = async (who: Member, productId: string, more: object = {}) =>
      (await act(who, '/api/comments', { productId, content: 'Smells of roses', ...more })).body as CommentResponse;
    // Layla alone writes about rose, and does more on musk and oud, of which nothing is public.
    const root = await post(layla, rose);
    await act(layla, '/api/ratings', { productId: rose, stars: 5 });
    for (const productId of [rose, musk]) await act(layla, '/api/votes', { productId, vote: 'Good' });
    await act(layla, '/api/ratings', { productId: oud, stars: 1 });
    const answered = await post(noor, musk);
    await post(sami, musk, { parentId: answered.id });
    await act(noor, '/api/ratings', { productId: musk, stars: 3 });
    await act(layla, `/api/comments/${answered.id}/reports`, { reason: 'spam', note: 'Smells of spam' });
    const removed = await post(layla, oud);
    await layla.agent.put(`/api/comments/${root.id}`).send({ content: 'Smells of much' }).expect(200);
    published = await readByAll();
    await service.token('moderator').delete(`/api/admin/comments/${removed.id}`).expect(204);
    await appendHistory(service, [
      historyEvents(rose).visit(layla.id, 10, 8),
      historyEvents(musk).visit(layla.id, 10, 9),
      historyEvents(rose).visit(layla.id, 11, 9),
    ]);
    messages = await readByAnalysts();
  }, patienceMs);
  afterAll(() => service.stop());

  const readByAll = async (): Promise<string> => {
    const get = async (path: string) => (await service.visitor().get(path).expect(200)).text;
    const paths = [
      ...products.flatMap((id) =>
        ['', '/comments', '/votes', '/ratings', '/trend'].map((of) => `/api/products/${id}${of}`),
      ),
      ...members.map(({ id }) => `/api/profile/${id}`),
    ];
    return (await Promise.all(paths.map(get))).join('\n');
  };

  const analyst = () => service.token('analyst');
  const sql = async (query: string) =>
    (await analyst().post('/api/analytics/sql').send({ sql: query, limit: 10_000 }).expect(200)).body as SqlAnswer;

  const readByAnalysts = async (): Promise<Record<string, string>> => {
    const paths = [
      '/api/analytics/events',
      '/api/analytics/trending',
      '/api/analytics/replays',
      '/api/analytics/metrics/activeMembers?group=product',
      ...['comments', 'votes', 'ratings', 'comments?removed=true&page=1'].map((list) => `/api/admin/${list}`),
      '/api/admin/moderation?state=open',
      '/api/admin/moderation?state=settled',
      '/api/admin/history?by=members&pageSize=100',
      '/api/admin/history?kind=comment&by=staff',
      ...products.map((id) => `/api/admin/history?kind=product&id=${id}&with=acts`),
      '/api/admin/system',
    ];
    const texts = await Promise.all(
      paths.map(async (path) => {
        const { status, text } = await analyst().get(path).buffer(true);
        return [path, `${status} ${text}`] as const;
      }),
    );
    expect(texts.filter(([, text]) => !text.startsWith('200 '))).toEqual([]);
    return { ...Object.fromEntries(texts), sql: JSON.stringify((await sql('SELECT * FROM events')).rows) };
  };

  const lines = () =>
    messages['/api/analytics/events']!.slice('200 '.length)
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as AnalyticsEvent);
  const act = /^(?:Vote|Rating|Comment|Member|Profile|ProductVisited)/;
  const acts = () => lines().filter(({ type }) => act.test(type));
  const commentsOf = async (productId: string) => {
    const { body } = await service.visitor().get(`/api/products/${productId}/comments`).expect(200);
    return (body as CommentResponse[]).flatMap((root) => [root, ...root.replies]);
  };

  test('they share no id of a person or a record', () => {
    const ids = [...new Set(published.match(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g))];
    const catalogue = lines().flatMap(({ type, data }) => (act.test(type) ? [] : JSON.stringify(data)));
    const ofPeople = ids.filter((id) => !catalogue.some((text) => text.includes(id)));
    expect(ofPeople).toEqual(expect.arrayContaining(members.map(({ id }) => id)));
    expect(ofPeople.length).toBeGreaterThanOrEqual(members.length + 4);
    for (const [path, text] of Object.entries(messages))
      expect([path, ofPeople.filter((id) => text.includes(id))]).toEqual([path, []]);
  });

  test('they share no exact time of what a member did', () => {
    const times = published.match(/(?<="(?:createdAt|editedAt|updatedAt)":")[^"]*/g)!;
    const ofCatalogue = new Set(products.map((id) => timeOfProduct(id)));
    const ofPeople = [...new Set(times)].filter((time) => !ofCatalogue.has(time));
    expect(ofPeople.length).toBeGreaterThanOrEqual(members.length + 4);
    for (const [path, text] of Object.entries(messages))
      // In SQL a blank stands between day and time.
      expect([path, ofPeople.filter((time) => text.includes(time.slice(11, 23)))]).toEqual([path, []]);
    for (const { type, at, actAt } of acts()) {
      const cut = /^(?:Member|Profile)/.test(type) ? /T00:00:00\.000Z$/ : /:00:00\.000Z$/;
      expect([type, at, actAt]).toEqual([type, expect.stringMatching(cut), expect.stringMatching(cut)]);
    }
  });

  const timeOfProduct = (id: string): string =>
    (JSON.parse(published.split('\n').find((text) => text.startsWith(`{"id":"${id}"`))!) as { createdAt: string })
      .createdAt;

  test('ids of new members do not tell when they joined', async () => {
    for (const { id } of members) {
      expect(id[14]).toBe('4');
      const { body } = await service.visitor().get(`/api/profile/${id}`).expect(200);
      const time = Date.parse((body as ProfileResponse).createdAt);
      expect(Math.abs(parseInt(id.replaceAll('-', '').slice(0, 12), 16) - time)).toBeGreaterThan(86_400_000);
    }
  });

  /** All rows that bear a pseudonym, whatever tells them. */
  const rowsOf = (pseudonym: string): Row[] => {
    const found: Row[] = [];
    const walk = (value: unknown) => {
      if (Array.isArray(value)) return value.forEach(walk);
      if (typeof value !== 'object' || value === null) return;
      if (Object.values(value).includes(pseudonym)) found.push(value as Row);
      Object.values(value).forEach(walk);
    };
    for (const [path, text] of Object.entries(messages))
      if (path === '/api/analytics/events') walk(lines());
      else if (path !== 'sql') walk(JSON.parse(text.slice('200 '.length)));
    return found;
  };

  test('whose comment it is, is public; from there nothing leads to what else the person did', async () => {
    for (const productId of products) {
      const authors = await commentsOf(productId);
      const events = acts().filter(({ type, data }) => type === 'CommentPosted' && data['productId'] === productId);
      expect(events.length).toBeGreaterThanOrEqual(authors.length);
      for (const { data } of events) {
        const pseudonym = data['userId'] as string;
        const { rows } = await sql(`SELECT DISTINCT type, productId FROM events WHERE memberId = '${pseudonym}'`);
        for (const row of rows) expect(row).toEqual([expect.stringMatching(/^Comment(?!Report)/), productId]);
        for (const row of rowsOf(pseudonym)) {
          if ('productId' in row) expect(row['productId']).toBe(productId);
          expect(Object.keys(row)).not.toEqual(expect.arrayContaining(['stars']));
          expect(Object.keys(row)).not.toEqual(expect.arrayContaining(['vote']));
        }
      }
    }
  });

  test('whose stars they are, can be public; from there nothing leads to other products or kinds', async () => {
    const [rose] = products as [string];
    const [shown] = await commentsOf(rose);
    expect(shown!.stars).toBe(5);
    const { rows } = await sql(
      `SELECT memberId FROM events WHERE type = 'RatingGiven' AND productId = '${rose}' AND stars = 5`,
    );
    expect(rows).toHaveLength(1);
    const [[pseudonym]] = rows as [[string]];
    const all = await sql(`SELECT type, productId FROM events WHERE memberId = '${pseudonym}'`);
    expect(all.rows).toEqual([['RatingGiven', rose]]);
  });

  test('a visit leads to nobody, nor to another product or day', async () => {
    const visits = acts().filter(({ type }) => type === 'ProductVisited');
    expect(visits).toHaveLength(3);
    expect(new Set(visits.map(({ data }) => data['visit'])).size).toBe(3);
    for (const { data, actor } of visits) {
      expect(Object.keys(data).toSorted()).toEqual(['language', 'productId', 'visit', 'visitedAt']);
      expect(actor.kind === 'import' || actor.id === null).toBe(true);
    }
    const named = await sql(`SELECT count(*) FROM events WHERE type = 'ProductVisited' AND memberId IS NOT NULL`);
    expect(named.rows).toEqual([[0]]);
  });

  test('how much somebody did is not told beside their comment', async () => {
    const { body } = await analyst().get('/api/admin/moderation?state=open').expect(200);
    expect((body as { items: Row[] }).items).toMatchObject([{ author: null }]);
  });

  test('asking for shorter times than they are told, tells no more', async () => {
    const [first] = await commentsOf(products[0]!);
    const time = Date.parse(first!.createdAt);
    const [before, after] = [time - 1, time + 1].map((ms) => encodeURIComponent(new Date(ms).toISOString()));
    const { text } = await analyst().get(`/api/analytics/events?types=CommentPosted&from=${before}&to=${after}`);
    // Told by the hour, it was done at its beginning.
    expect(text).toBe('');
    const { body } = await analyst().get(`/api/admin/history?by=members&from=${before}&to=${after}&pageSize=100`);
    expect((body as HistoryPageResponse).items.length).toBeGreaterThan(5);
    const { body: replay } = await analyst()
      .post('/api/analytics/replays')
      .send({ from: new Date(time - 1).toISOString(), to: new Date(time + 1).toISOString() })
      .expect(201);
    expect(JSON.stringify(replay.inputs)).not.toContain(first!.createdAt.slice(11, 23));
    expect(replay.inputs).toMatchObject({
      from: expect.stringMatching(/:00:00\.000Z$/),
      to: expect.stringMatching(/:00:00\.000Z$/),
    });
  });

  test('nobody is left out of a replay for an analyst to see the difference', async () => {
    const [{ id }] = members as [Member];
    await analyst()
      .post('/api/analytics/replays')
      .send({ withoutMembers: [id] })
      .expect(403);
    const admin = service.token('admin');
    await admin
      .post('/api/analytics/replays')
      .send({ withoutMembers: ['nobody'] })
      .expect(400);
    const { body } = await admin
      .post('/api/analytics/replays')
      .send({ withoutMembers: [id] })
      .expect(201);
    expect(JSON.stringify(body)).not.toContain(id);
    await admin.get(`/api/analytics/replays/${body.id}`).expect(200);
    await analyst().get(`/api/analytics/replays/${body.id}`).expect(404);
    await analyst().delete(`/api/analytics/replays/${body.id}`).expect(404);
    const { body: listed } = await analyst().get('/api/analytics/replays').expect(200);
    expect(JSON.stringify(listed)).not.toContain(body.id);
  });
});

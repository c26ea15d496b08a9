import type { AnalyticsEvent } from '@henna/domain';
import { startApp, type AppHarness } from '../../testing/app-harness.ts';
import { makeProduct } from '../../testing/builders.ts';
import { randomFrom } from '../../shared/random.ts';
import type { Settings } from '../../settings.ts';
import { SETTINGS } from '../../tokens.ts';
import type { TrendingNowResponse } from './ranking/ranking.responses.ts';

describe('events and what trends', () => {
  let service: AppHarness;
  let products: Awaited<ReturnType<typeof makeProduct>>[];
  let layla: Awaited<ReturnType<AppHarness['member']>>;
  let nora: Awaited<ReturnType<AppHarness['member']>>;
  beforeAll(async () => {
    service = await startApp();
    [layla, nora] = [await service.member('Layla'), await service.member('Nora')];
    products = [await makeProduct(service), await makeProduct(service)];
    const [first, second] = products;
    for (const { agent } of [layla, nora]) {
      await agent.post('/api/votes').send({ productId: first!.id, vote: 'Good' }).expect(201);
      await agent.post('/api/comments').send({ productId: first!.id, content: 'Smells of roses' }).expect(201);
    }
    await layla.agent.delete('/api/votes').send({ productId: first!.id, vote: 'Good' }).expect(204);
    const last = await layla.agent.post('/api/ratings').send({ productId: second!.id, stars: 4 }).expect(201);
    await service.settled(last);
  });
  afterAll(() => service.stop());

  const text = async (query = '') =>
    (
      await service
        .token('analyst')
        .get(`/api/analytics/events?${query}`)
        .buffer(true)
        .parse((response, done) => {
          let body = '';
          response
            .setEncoding('utf8')
            .on('data', (piece: string) => (body += piece))
            .on('end', () => done(null, body));
        })
        .expect(200)
    ).body as string;
  const events = async (query = '') =>
    (await text(query))
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as AnalyticsEvent);

  test('tells every event without anything personal, and who voted by a pseudonym', async () => {
    const lines = await text();
    for (const { id, email } of [layla, nora]) {
      expect(lines).not.toContain(id);
      expect(lines).not.toContain(email);
    }
    expect(lines).not.toMatch(/Smells|Layla|Nora|"c":/);
    const all = await events();
    const voters = (...types: string[]) =>
      new Set(all.filter(({ type }) => types.includes(type)).map(({ data }) => data['userId']));
    expect(voters('VoteCast').size).toBe(2);
    expect(voters('VoteCast', 'VoteWithdrawn')).toEqual(voters('VoteCast'));
  });

  test('lists the newest first, page by page, without what only guards names', async () => {
    const oldest = await events();
    const newest = await events('order=newest');
    expect(newest.map(({ id }) => id)).toEqual(oldest.map(({ id }) => id).reverse());
    const [first] = await events('order=newest&limit=1');
    const [second] = await events(`order=newest&limit=1&before=${first!.position}`);
    expect([first, second]).toEqual(newest.slice(0, 2));
    expect(oldest.some(({ type }) => type === 'Reserved')).toBe(true);
    const plain = await events('technical=false');
    expect(plain).toEqual(oldest.filter(({ type }) => type !== 'Reserved' && type !== 'Released'));
    expect(await events('technical=false&types=Reserved')).toEqual([]);
  });

  test('filters by type, entity and time', async () => {
    const [first, second] = products;
    const types = async (query: string) => (await events(query)).map(({ type }) => type);
    expect(await types('types=VoteCast,VoteWithdrawn')).toEqual(['VoteCast', 'VoteCast', 'VoteWithdrawn']);
    expect(await types(`types=RatingGiven&product=${first!.id}`)).toEqual([]);
    expect(await types(`types=RatingGiven&product=${second!.id}`)).toEqual(['RatingGiven']);
    expect(await types('to=2020-01-01')).toEqual([]);
    expect(await types('types=VoteCast&limit=1')).toEqual(['VoteCast']);
    const { body } = await service.token('analyst').get('/api/analytics/metrics/votes?group=product').expect(200);
    const behind = await events((body.series[0].events as string).split('?')[1]);
    const stand = behind.map(({ type }) => (type === 'VoteCast' ? 1 : -1)).reduce((sum: number, each) => sum + each, 0);
    expect(stand).toBe(body.series[0].total);
    for (const query of [
      'types=Nothing',
      'after=-1',
      'from=never',
      'from=2026-02-30',
      'from=2026-03-02&to=2026-03-01',
      'limit=0',
      'user=x',
    ])
      await service.token('analyst').get(`/api/analytics/events?${query}`).expect(400);
  });

  test('resumed at random cuts it gives each event once', async () => {
    const whole = await text();
    const seed = process.env['SEED'] ?? String(Date.now());
    const random = randomFrom(seed);
    let got = '';
    for (let after = ''; ;) {
      const rest = await text(after && `after=${after}`);
      // The connection breaks somewhere; what is left of the last line is thrown away.
      const cut = rest.slice(0, Math.ceil(random.between(0, 1.5 * rest.length)));
      const lines = cut.slice(0, cut.lastIndexOf('\n') + 1);
      got += lines;
      if (got.length >= whole.length) break;
      const last = got.trimEnd().split('\n').at(-1);
      after = last ? (JSON.parse(last) as AnalyticsEvent).position : '';
    }
    if (got !== whole) throw new Error(`not the same with seed ${seed}`);
  });

  test('what trends is in the order of the lists, with its reasons', async () => {
    const { body } = await service.token('analyst').get('/api/analytics/trending?limit=50').expect(200);
    const now = body as TrendingNowResponse;
    const { body: listed } = await service.visitor().get('/api/products/trending?limit=50').expect(200);
    expect(now.products.map(({ productId }) => productId)).toEqual((listed as { id: string }[]).map(({ id }) => id));
    for (const { productId, score, rank, parts, points } of now.products) {
      const { body: trend } = await service.visitor().get(`/api/products/${productId}/trend`).expect(200);
      expect({ score, rank }).toEqual({ score: trend.score, rank: trend.rank });
      expect(parts.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
      expect(points).toHaveLength(28);
      expect(points.at(-1)).toBe(trend.days.at(-1).points);
    }
    expect(now.products[0]).toMatchObject({ sinceYesterday: null, sinceLastWeek: null });
    expect([now.risers, now.fallers, now.dayRisers, now.dayFallers]).toEqual([[], [], [], []]);
  });

  test('of somebody erased nothing is left, also of the past', async () => {
    const before = await events();
    const first = (eventType: string) => before.find(({ type }) => type === eventType)!.data;
    const pseudonyms = [
      first('MemberJoined')['memberId'],
      first('VoteCast')['userId'],
      first('CommentPosted')['userId'],
    ];
    const erased = layla;
    const erasure = await erased.agent.delete('/api/accounts/current').send({ password: erased.password }).expect(204);
    const { url, secret } = service.app.get<Settings>(SETTINGS).analytics!;
    const status = await fetch(new URL('/status', url), { headers: { authorization: `Bearer ${secret}` } });
    const { position } = (await status.json()) as { readonly position: string };
    expect(BigInt(position)).toBeGreaterThanOrEqual(BigInt(erasure.headers['x-position']!));
    const after = await text();
    for (const pseudonym of pseudonyms) expect(after).not.toContain(pseudonym);
    expect(after).toContain('VoteCast');
  });
});

import type { MetricName } from '@henna/domain';
import { startApp, type AppHarness } from '../../testing/app-harness.ts';
import { metricRequests, appendMarch } from './testing/append-march.ts';

type March = Awaited<ReturnType<typeof appendMarch>>;

describe('metrics on a history small enough to check by hand', () => {
  let service: AppHarness;
  let rose: March['rose'];
  let musk: March['musk'];
  let ask: ReturnType<typeof metricRequests>['ask'];
  let byKey: ReturnType<typeof metricRequests>['byKey'];
  beforeAll(async () => {
    service = await startApp();
    ({ rose, musk } = await appendMarch(service));
    ({ ask, byKey } = metricRequests(service));
  });
  afterAll(() => service.stop());

  const whole = async (metric: MetricName, query = '') => (await ask(metric, query)).series[0]!.total;
  /** Only the steps in which there was something, by their first day. */
  const bySteps = async (metric: MetricName, query: string) => {
    const { steps, series } = await ask(metric, query);
    return Object.fromEntries(
      series[0]!.values.flatMap((value, index) => (value ? [[steps[index]!.from.slice(5, 13), value]] : [])),
    );
  };

  test('acts are counted in their hour, wherever they are taken back, and given out by step, zone and group', async () => {
    expect(await whole('visits')).toBe(4);
    expect(await whole('votes')).toBe(3);
    expect(await whole('ratings')).toBe(3);
    expect(await whole('comments')).toBe(1);
    expect(await bySteps('votes', 'by=hour')).toEqual({ '03-03T09': 1, '03-03T23': 1, '03-10T09': 1 });
    expect(await bySteps('votes', 'by=day')).toEqual({ '03-03T00': 2, '03-10T00': 1 });
    expect(await bySteps('votes', 'by=day&timeZone=Asia/Riyadh')).toEqual({
      '03-02T21': 1,
      '03-03T21': 1,
      '03-09T21': 1,
    });
    expect(await bySteps('votes', 'by=week')).toEqual({ '03-02T00': 2, '03-09T00': 1 });
    expect(await bySteps('votes', 'by=month')).toEqual({ '03-01T00': 3 });
    expect(await byKey('votes', 'group=product')).toEqual({ [rose.id]: 2, [musk.id]: 1 });
    expect(await byKey('votes', 'group=option')).toEqual({ good: 2, bad: 1 });
    expect(await byKey('votes', `group=option&product=${rose.id}`)).toEqual({ good: 1, bad: 1 });
    expect(await byKey('votes', 'group=product&option=bad')).toEqual({ [rose.id]: 1 });
    expect(await byKey('visits', 'group=language')).toEqual({ ar: 1, en: 3 });
    expect(await whole('votes', 'language=ar')).toBe(2);
  });

  test('brands, categories and subcategories count what their products count', async () => {
    for (const group of ['brand', 'category', 'subcategory'] as const) {
      const { series, groups } = await ask('votes', `group=${group}`);
      expect([groups, series.map(({ total }) => total)]).toEqual([2, [2, 1]]);
      const [first] = series;
      expect(first!.name).toBe(
        {
          brand: rose.brand,
          category: rose.brand.replace('Brand', 'Category'),
          subcategory: rose.brand.replace('Brand', 'Subcategory'),
        }[group],
      );
      expect(await whole('votes', `${group}=${first!.key}`)).toBe(2);
      expect(await byKey('votes', `group=product&${group}=${first!.key}`)).toEqual({ [rose.id]: 2 });
    }
  });

  test('groups that add up come with their sum, shown or not', async () => {
    const { series, sum } = await ask('votes', 'group=product&by=month&limit=1');
    expect([series.map(({ values }) => values), sum]).toEqual([[[2]], { total: 3, values: [3] }]);
    expect((await ask('optionShare', 'limit=1')).sum).toEqual({ total: 1, values: [1] });
    for (const answer of [await ask('votes'), await ask('averageRating', 'group=product')])
      expect(answer.sum).toBeNull();
  });

  test('members are counted once, in each step and over all', async () => {
    expect(await whole('activeMembers')).toBe(3);
    expect(await bySteps('activeMembers', 'by=week')).toEqual({ '03-02T00': 2, '03-09T00': 2 });
    expect(await byKey('activeMembers', 'group=product')).toEqual({ [rose.id]: 2, [musk.id]: 2 });
    expect(await bySteps('returningMembers', 'by=week')).toEqual({ '03-09T00': 1 });
    expect(await whole('returningMembers')).toBe(0);
    expect(await whole('newMembers')).toBe(1);
    expect(await byKey('newMembers', 'group=language')).toEqual({ ar: 1 });
  });

  test('conversion is the share of pairs of member and product that go on', async () => {
    expect((await ask('visitToVote')).series[0]).toMatchObject({ total: 2 / 3, outOf: 3 });
    expect((await ask('voteToComment')).series[0]).toMatchObject({ total: 1 / 2, outOf: 2 });
    expect(await byKey('visitToVote', 'group=product')).toEqual({ [rose.id]: 1, [musk.id]: 0 });
  });

  test('ratings have their mean, and one drawn towards the prior', async () => {
    expect((await ask('averageRating')).series[0]).toMatchObject({ total: 11 / 3, outOf: 3 });
    expect(await byKey('averageRating', 'group=product')).toEqual({ [rose.id]: 5, [musk.id]: 3 });
    expect(await whole('bayesianRating')).toBeCloseTo((5 * 3.8 + 11) / 8, 12);
    expect((await ask('averageRating', 'by=day')).series[0]!.values.slice(0, 3)).toEqual([null, null, 5]);
  });

  test('options share the votes', async () => {
    expect(await byKey('optionShare', '')).toEqual({ good: 2 / 3, bad: 1 / 3 });
    expect(await byKey('optionShare', 'option=bad')).toEqual({ bad: 1 / 3 });
    expect((await ask('optionShare', 'by=week')).series[0]!.values).toEqual([null, 1 / 2, 1, null, null, null]);
  });

  test('the trending order is that of the lists, then and now', async () => {
    // The 3rd: rose 13 and 1 and 4, musk 1; the 10th: musk 7 and 4.
    const epoch = (day: number) => (Date.UTC(2026, 2, day) - Date.UTC(2020, 0, 1)) / 86_400_000 / 7;
    const scores = await byKey('trendScore', '');
    expect(scores[rose.id]).toBeCloseTo(epoch(3) + Math.log2(18), 9);
    expect(scores[musk.id]).toBeCloseTo(epoch(10) + Math.log2(11 + 0.5), 9);
    for (const { id } of [rose, musk]) {
      const { body: trend } = await service.visitor().get(`/api/products/${id}/trend`).expect(200);
      expect(scores[id]).toBe(trend.score);
    }
    expect(await byKey('trendRank', '')).toEqual({ [musk.id]: 1, [rose.id]: 2 });
    const { series } = await ask('trendRank', 'from=2026-03-02&to=2026-03-16&by=week');
    expect(Object.fromEntries(series.map(({ key, values }) => [key, values]))).toEqual({
      [musk.id]: [2, 1],
      [rose.id]: [1, 2],
    });
    expect(await byKey('trendRankChange', 'from=2026-03-09&to=2026-03-16')).toEqual({ [musk.id]: 1, [rose.id]: -1 });
  });

  test('the catalogue tells every metric, and what can’t be asked is refused', async () => {
    const { body } = await service.token('admin').get('/api/analytics/metrics').expect(200);
    expect(body.metrics).toHaveLength(15);
    const refused = [
      'votes?group=moon',
      'visits?group=option',
      'votes?timeZone=Mars',
      'votes?from=never',
      'trendScore?group=brand',
      'newMembers?product=x',
      'votes?limit=0',
      'votes?x=1',
    ];
    for (const query of refused) await service.token('analyst').get(`/api/analytics/metrics/${query}`).expect(400);
    await service.token('analyst').get('/api/analytics/metrics/love').expect(404);
  });
});

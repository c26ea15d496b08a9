import { startApp, type AppHarness } from '../../testing/app-harness.ts';
import { makeProduct } from '../../testing/builders.ts';
import { historyEvents, appendHistory } from './testing/append-history.ts';
import { metricRequests } from './testing/append-march.ts';

/** Days of March 2026. */
const endOfJanuary = -28;
const endOfFebruary = 0;

describe('months of time zones, on votes around their ends', () => {
  let service: AppHarness;
  let rose: Awaited<ReturnType<typeof makeProduct>>;
  let musk: typeof rose;
  let ask: ReturnType<typeof metricRequests>['ask'];
  beforeAll(async () => {
    service = await startApp();
    [rose, musk] = [await makeProduct(service), await makeProduct(service)];
    const [ofRose, ofMusk] = [historyEvents(rose.id), historyEvents(musk.id)];
    await appendHistory(service, [
      // All at half past: the 31st of January at 18, 20 and 21, the 28th of February at 23, the 1st of March at 0.
      ofRose.vote('amal', 'good', endOfJanuary, 18),
      ofRose.vote('huda', 'bad', endOfJanuary, 20),
      ofMusk.vote('huda', 'good', endOfJanuary, 21),
      ofRose.vote('layla', 'good', endOfFebruary, 23),
      ofRose.vote('noor', 'good', 1, 0),
      ofMusk.rating('layla', 5, endOfFebruary, 20),
      ofMusk.rating('noor', 2, endOfFebruary, 21),
      // Taken back: it counts in no month.
      ofMusk.vote('noor', 'good', endOfFebruary, 23),
      [
        `ballot-${musk.id}.noor`,
        {
          type: 'VoteWithdrawn',
          data: {
            ...{ voteId: `v-${musk.id}-noor-good`, productId: musk.id, userId: 'noor', optionId: 'good', vote: 'good' },
            ...{ castAt: '2026-02-28T23:30:00.000Z', withdrawnAt: '2026-03-20T12:30:00.000Z' },
          },
        },
      ],
    ]);
    ({ ask } = metricRequests(service));
  });
  afterAll(() => service.stop());

  const quarter = 'from=2026-01-01&to=2026-04-01';
  const values = async (query: string) =>
    Object.fromEntries((await ask('votes', query)).series.map(({ key, values: each }) => [String(key), each]));

  test.each([
    ['UTC', [3, 1, 1]],
    ['Asia/Riyadh', [2, 1, 2]],
    // Midnight is at 18:30 and at 18:15; the hour that begins at 18:00 counts for the day before.
    ['Asia/Kolkata', [1, 2, 2]],
    ['Asia/Kathmandu', [1, 2, 2]],
    ['America/New_York', [3, 2, 0]],
  ])('in %s', async (timeZone, months) => {
    expect(await values(`${quarter}&by=month&timeZone=${timeZone}`)).toEqual({ null: months });
    const { series } = await ask('votes', `${quarter}&timeZone=${timeZone}`);
    expect(series[0]!.total).toBe(5);
  });

  test('by product, option and filter, and for those alone that are answered', async () => {
    const riyadh = `${quarter}&by=month&timeZone=Asia/Riyadh`;
    expect(await values(`${riyadh}&group=product`)).toEqual({ [rose.id]: [2, 0, 2], [musk.id]: [0, 1, 0] });
    expect(await values(`${riyadh}&group=option`)).toEqual({ good: [1, 1, 2], bad: [1, 0, 0] });
    expect(await values(`${riyadh}&product=${rose.id}&option=good`)).toEqual({ null: [1, 0, 2] });
    const first = await ask('votes', `${riyadh}&group=product&limit=1`);
    expect([first.groups, first.series.map(({ key, total }) => [key, total])]).toEqual([2, [[rose.id, 4]]]);
    const [brand] = (await ask('votes', `${quarter}&group=brand`)).series;
    expect(await values(`${riyadh}&group=product&brand=${brand!.key}`)).toEqual({ [rose.id]: [2, 0, 2] });
    expect(Object.values(await values(`${riyadh}&group=category&brand=${brand!.key}`))).toEqual([[2, 0, 2]]);
  });

  test('means are those of the ratings of a month', async () => {
    const { series } = await ask('averageRating', `${quarter}&group=product&by=month&timeZone=Asia/Riyadh`);
    expect(series).toMatchObject([{ key: musk.id, total: 3.5, outOf: 2, values: [null, 5, 2] }]);
  });

  test('the hours around the end of a month come to its days, and these to its weeks', async () => {
    const around = 'from=2026-01-29&to=2026-02-03';
    const sum = (numbers: readonly (number | null)[]) => numbers.reduce<number>((all, each) => all + (each ?? 0), 0);
    const hours = (await values(`${around}&by=hour`))['null']!;
    expect([hours.indexOf(1), sum(hours)]).toEqual([2 * 24 + 18, 3]);
    expect(await values(`${around}&by=day`)).toEqual({ null: [0, 0, 3, 0, 0] });
    expect(await values(`${around}&by=day&timeZone=Asia/Kolkata`)).toEqual({ null: [0, 0, 1, 2, 0] });
    expect(await values(`${around}&by=week`)).toEqual({ null: [3, 0] });
  });
});

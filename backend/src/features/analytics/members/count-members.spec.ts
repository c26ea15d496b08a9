import { actKinds, metricLanguages, metricSteps, type MetricPersonDocument } from '@henna/domain';
import fc from 'fast-check';
import { daysOf, periodOf } from '../metrics/period.ts';
import { countMembers } from './count-members.ts';
import { blockNumberOf, KeptActs, type Days } from './kept-acts.ts';
import type { MembersQuery } from './member-cells.ts';
import { memberMetrics } from './member-metrics.ts';
import { countedByHand, distinct, peopleOf, places, type Act } from './testing/by-hand.ts';

const start = Date.UTC(2026, 1, 20) / 3_600_000;
const hoursTold = 24 * 25;
const names = (name: string, count: number) => fc.nat(count - 1).map((number) => `${name}${number}`);
const act: fc.Arbitrary<Act> = fc.record({
  userId: names('user', 5),
  productId: names('product', 4),
  kind: fc.constantFrom(...actKinds),
  hour: fc.oneof(fc.nat(hoursTold), fc.nat(30)).map((hour) => start + hour),
  language: fc.constantFrom(...metricLanguages),
});
/** Each state of the log after another: what stands then. */
const histories = fc.array(fc.array(act, { maxLength: 60 }), { minLength: 1, maxLength: 4 });

const questions = fc
  .record({
    metric: fc.constantFrom(...memberMetrics),
    group: fc.constantFrom(null, 'product' as const, 'brand' as const, 'language' as const),
    filter: fc.record(
      { product: names('product', 4), brand: fc.constant('rose'), language: fc.constantFrom(...metricLanguages) },
      { requiredKeys: [] },
    ),
    from: fc.nat(hoursTold / 2),
    length: fc.integer({ min: 1, max: hoursTold }),
    by: fc.option(fc.constantFrom(...metricSteps), { nil: undefined }),
    timeZone: fc.constantFrom('UTC', 'Asia/Riyadh', 'Asia/Kolkata', 'Asia/Kathmandu', 'America/New_York'),
  })
  .map(({ from, length, by, timeZone, ...query }): MembersQuery => {
    const moment = (hour: number) => new Date((start + hour / 2) * 3_600_000).toISOString();
    const period = periodOf({ from: moment(from), to: moment(from + length), by, timeZone }, new Date());
    return { ...query, period };
  });

/** Brings what is kept up to date with the acts that stand, as of their days. */
const bringUpToDate = async (kept: KeptActs, people: readonly MetricPersonDocument[], days: Days) => {
  const within = people.filter(({ day }) => day >= days[0] && day <= days[1]);
  const stamps = new Map(
    distinct(within.map(({ day }) => String(day))).map((day) => [
      Number(day),
      JSON.stringify(within.filter((each) => each.day === Number(day))),
    ]),
  );
  const outdated = kept.outdated(days, stamps);
  for (const number of new Set(outdated.map(blockNumberOf))) {
    const some = outdated.filter((day) => blockNumberOf(day) === number);
    const read = async function* () {
      yield* people.filter(({ day }) => some.includes(day));
    };
    await kept.take(number, stamps, read(), some);
  }
};

const answer = async (query: MembersQuery, kept: KeptActs) => {
  const counted = await countMembers(query, kept.of(daysOf(query.period)), places, (totals) => new Set(totals.keys()));
  return Object.fromEntries(
    [...counted].map(([key, { total, steps }]) => [
      String(key),
      { total, steps: query.period.steps.map((_, step) => steps.get(step)?.value) },
    ]),
  );
};

it('counts what a count by hand finds, while acts come and go and days are forgotten', async () => {
  const check = fc.asyncProperty(
    histories,
    fc.array(questions, { minLength: 1, maxLength: 6 }),
    async (states, asked) => {
      const kept = new KeptActs();
      for (const [index, all] of states.entries())
        for (const query of asked) {
          const days = daysOf(query.period);
          await bringUpToDate(kept, peopleOf(all), days);
          expect(await answer(query, kept)).toEqual(countedByHand(query, all));
          if (index % 2 === 1) kept.shrink(10, days);
        }
    },
  );
  // A failing run prints its seed and path; fast-check takes both as parameters.
  await fc.assert(check, { numRuns: 300 });
});

import { metricSpans, metricSteps, type MetricLanguage, type MetricSlots } from '@henna/domain';
import fc from 'fast-check';
import { addUp, type SumsWanted } from './add-up.ts';
import type { MetricDocuments } from './metric-documents.ts';
import { periodOf, stepsByHour } from './period.ts';
import type { Place } from './product-places.ts';

interface Act {
  readonly product: string;
  /** UTC hours since 1970-01-01. */
  readonly hour: number;
  readonly language: MetricLanguage;
  readonly option: string;
}

const begin = Date.UTC(2025, 11, 20) / 3_600_000;
/** Of four months, often the same few. */
const days = fc.oneof(fc.nat(120), fc.constantFrom(12, 43, 71));
/** A part of a day, often the first or the last. */
const nearMidnight = (parts: number) => fc.oneof(fc.nat(parts - 1), fc.constantFrom(0, 1, parts - 2, parts - 1));
const acts: fc.Arbitrary<readonly Act[]> = fc.array(
  fc.record({
    product: fc.constantFrom('p', 'q', 'r'),
    hour: fc.tuple(days, nearMidnight(24)).map(([day, hour]) => begin + 24 * day + hour),
    language: fc.constantFrom('en' as const, 'ar' as const, 'unknown' as const),
    option: fc.constantFrom('good', 'bad'),
  }),
  { maxLength: 60 },
);

/** Two brands: one product of its own, and two. */
const brandOf = (product: string) => (product === 'p' ? 'rose' : 'musk');
const places = {
  of: (level: string, id: string): Place => ({
    ...(level === 'product' && { product: id, brand: brandOf(id) }),
    ...(level === 'brand' && { brand: id }),
  }),
  products: (fits: (place: Place) => boolean) => ['p', 'q', 'r'].filter((id) => fits(places.of('product', id))),
  fits: (place: Place, filter: SumsWanted['filter']) =>
    (['product', 'brand'] as const).every((level) => filter[level] === undefined || filter[level] === place[level]),
};

const added = (slots: MetricSlots | undefined, language: MetricLanguage, place: number): MetricSlots => {
  const pairs = slots?.[language] ?? [];
  const at = pairs.findIndex((each, index) => index % 2 === 0 && each === place);
  const after = at < 0 ? [...pairs, place, 1] : pairs.with(at + 1, pairs[at + 1]! + 1);
  return { ...slots, [language]: after };
};

/** The documents that the view keeps of these acts. */
const keeping = (all: readonly Act[]): MetricDocuments['find'] =>
  async function* (part, spans, { level, ofs }) {
    const kept = new Map<
      string,
      { of: string; span: number; votes?: MetricSlots; options: Record<string, MetricSlots> }
    >();
    for (const { product, hour, language, option } of all) {
      const of = { all: '', product, brand: brandOf(product), category: '', subcategory: '' }[level];
      const time = part === 'hours' ? hour : Math.floor(hour / 24);
      const span = Math.floor(time / metricSpans[part]);
      const slot = [language, time - span * metricSpans[part]] as const;
      const known = kept.get(`${of} ${span}`) ?? { of, span, options: {} };
      const options = { ...known.options, [option]: added(known.options[option], ...slot) };
      kept.set(`${of} ${span}`, { ...known, votes: added(known.votes, ...slot), options });
    }
    for (const document of kept.values())
      if (spans.includes(document.span) && (ofs?.includes(document.of) ?? true)) yield document;
  };

/** The same from the acts alone, hour by hour. */
const byHours = (all: readonly Act[], { period, filter, group, groups }: SumsWanted) => {
  const counts: Record<string, number> = {};
  const stepOf = stepsByHour(period);
  for (const act of all) {
    const of = { ...act, brand: brandOf(act.product) };
    const step = stepOf(act.hour);
    const fits = (['product', 'brand', 'language', 'option'] as const).every(
      (field) => (filter[field] ?? of[field]) === of[field],
    );
    const key = group === null ? 'all' : of[group as 'product' | 'brand' | 'language' | 'option'];
    if (step < 0 || !fits || (groups && !groups.has(key))) continue;
    for (const name of [`${key} total`, `${key} ${step}`]) counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
};

const zones = [
  'UTC',
  'Asia/Riyadh',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'America/St_Johns',
  'Europe/Berlin',
  'Pacific/Apia',
];
const time = fc
  .tuple(days, nearMidnight(96))
  .map(([day, quarter]) => new Date(begin * 3_600_000 + (96 * day + quarter) * 900_000).toISOString());
const moment = fc.oneof(
  time,
  time.map((text) => text.slice(0, 10)),
  fc.constantFrom('2026-01-01', '2026-02-01', '2026-03-01'),
);
const questions = fc.record({
  from: moment,
  to: moment,
  by: fc.option(fc.constantFrom(...metricSteps.filter((by) => by !== 'hour')), { nil: undefined }),
  timeZone: fc.constantFrom(...zones),
  group: fc.constantFrom(null, 'product' as const, 'brand' as const, 'option' as const, 'language' as const),
  filter: fc.constantFrom<SumsWanted['filter'][]>(
    {},
    {},
    { product: 'q' },
    { brand: 'musk' },
    { brand: 'rose', language: 'en' },
    { language: 'unknown' },
    { option: 'good' },
    { product: 'p', option: 'bad', language: 'ar' },
  ),
  only: fc.boolean(),
});

it('comes to what the hours alone come to, whatever the period, the zone, the group and the filter', async () => {
  const check = fc.asyncProperty(acts, questions, async (all, { from, to, by, timeZone, group, filter, only }) => {
    fc.pre(Date.parse(from) + 86_400_000 < Date.parse(to));
    const period = periodOf({ from, to, by, timeZone }, new Date());
    const groups = { product: new Set(['q']), brand: new Set(['musk']) };
    const isOnly = only && (group === 'product' || group === 'brand');
    const query: SumsWanted = { metric: 'votes', group, period, filter, ...(isOnly && { groups: groups[group] }) };
    const measurements = await addUp(query, keeping(all), places);
    const answer = [...measurements].flatMap(([key, { total, steps }]) => [
      [`${key ?? 'all'} total`, total.votes] as const,
      ...[...steps].map(([step, sums]) => [`${key ?? 'all'} ${step}`, sums.votes] as const),
    ]);
    expect(Object.fromEntries(answer)).toEqual(byHours(all, query));
  });
  // A failing run prints its seed and path; fast-check takes both as parameters.
  await fc.assert(check, { numRuns: 200 });
});

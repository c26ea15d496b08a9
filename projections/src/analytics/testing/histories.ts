import {
  type EventsQuery,
  type EventType,
  type FiguresQuery,
  type Language,
  type MetricFilter,
  type MetricGroup,
  type MetricName,
  metricNames,
  type RecordedHennaEvent,
  type TrendingRules,
} from '@henna/domain';
import fc from 'fast-check';
import { RandomLog } from '../../testing/random-log/random-log.ts';
import { disputes, intents, replacements, type Intent } from '../../testing/random-log/intents.ts';

const brands: readonly Intent[] = [0, 1, 2].map((brand) => [80, brand, 0, 1]);
const languages: readonly (Language | undefined)[] = ['en', 'ar', undefined];
const hourLength = 3_600_000;
const time = /^\d{4}-\d\d-\d\dT/;

/** Every time moved to another hour of its day, the same time always to the same. */
const atAnyHour = (value: unknown): unknown => {
  if (typeof value === 'string' && time.test(value)) {
    const at = Date.parse(value);
    return new Date(at + ((((at / (24 * hourLength)) | 0) * 7) % 23) * hourLength - 11.5 * hourLength).toISOString();
  }
  if (Array.isArray(value)) return value.map(atAnyHour);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([field, each]) => [field, atAnyHour(each)]));
};

/** Products in several categories, into which some are moved. */
const placed = ({ type, data }: RecordedHennaEvent, index: number): object => {
  const place = { categoryId: `category-${(index % 3) % 2}`, subcategoryId: `sub-${index % 3}` };
  if (type === 'ProductAdded') return { ...data, ...place };
  return type === 'ProductChanged' && index % 4 === 0 ? { ...data, to: { ...data.to, ...place } } : data;
};

const rules: fc.Arbitrary<TrendingRules> = fc.record({
  points: fc.record({
    visits: fc.nat(3),
    votes: fc.integer({ min: 1, max: 5 }),
    ratings: fc.nat(5),
    comments: fc.nat(6),
  }),
  capPerPersonAndDay: fc.integer({ min: 1, max: 12 }),
  halfLifeDays: fc.constantFrom(3, 7, 14.5),
});

/** Logs in which people act at all hours and in all languages, and the rules of the ranking may change. */
export const logs: fc.Arbitrary<readonly RecordedHennaEvent[]> = fc
  .record({
    steps: fc.oneof(intents, disputes, replacements),
    spoken: fc.array(fc.constantFrom(...languages), { minLength: 7, maxLength: 7 }),
    rules: fc.option(fc.tuple(rules, fc.nat(99)), { nil: undefined }),
  })
  .map(({ steps, spoken, rules: changed }) => {
    const events = RandomLog.fromIntents([...brands, ...steps]).events.map((event, index) => {
      const language = spoken[index % spoken.length];
      const metadata = { ...event.metadata, ...(language && { language }) };
      return { ...event, data: atAnyHour(placed(event, index)), metadata } as RecordedHennaEvent;
    });
    if (!changed) return events;
    const [to, share] = changed;
    const at = Math.floor((events.length * share) / 100);
    const { position, metadata } = events[at]!;
    const data = { from: to, to, changedAt: metadata.at };
    const change = { type: 'TrendingRulesChanged', data, metadata, id: 'rules', stream: 'trendingRules', revision: 0n };
    return events.toSpliced(at + 1, 0, { ...change, position: position + 1n } as unknown as RecordedHennaEvent);
  });

const places = ['product', 'brand', 'category', 'subcategory'] as const;

const groupsOf = (metric: MetricName): readonly (MetricGroup | null)[] => {
  if (metric.startsWith('trend')) return ['product'];
  if (metric === 'newMembers') return [null, 'language'];
  if (metric === 'optionShare') return ['option'];
  return [null, ...places, 'language', ...(metric === 'votes' ? (['option'] as const) : [])];
};

const filtersOf = (metric: MetricName): readonly (keyof MetricFilter)[] => {
  if (metric.startsWith('trend')) return places;
  if (metric === 'newMembers') return ['language'];
  return [...places, 'language', ...(metric === 'votes' || metric === 'optionShare' ? (['option'] as const) : [])];
};

const ids = (name: string, count: number) => fc.nat(count - 1).map((number) => `${name}-${number}`);
const filters = {
  product: ids('product', 4),
  brand: ids('brand', 4),
  category: ids('category', 4),
  subcategory: ids('sub', 4),
  option: ids('option', 5),
  language: fc.constantFrom('en' as const, 'ar' as const, 'unknown' as const),
};

const firstHour = Date.UTC(2025, 0, 1) / hourLength;
const hours = 24 * 400;
const edges = fc
  .oneof(
    fc.array(fc.nat(hours), { minLength: 2, maxLength: 8 }),
    fc
      .tuple(fc.nat(300), fc.constantFrom(1, 24, 24 * 7), fc.integer({ min: 1, max: 20 }))
      .map(([day, length, count]) => Array.from({ length: count + 1 }, (_, index) => 24 * day + index * length)),
  )
  .map((each) => each.map((hour) => firstHour + hour).sort((a, b) => a - b));

export const questions: fc.Arbitrary<FiguresQuery> = fc.constantFrom(...metricNames).chain((metric) =>
  fc.record({
    metric: fc.constant(metric),
    group: fc.constantFrom(...groupsOf(metric)),
    filter: fc.oneof(
      fc.constant({}),
      fc
        .subarray([...filtersOf(metric)], { minLength: 1, maxLength: Math.min(2, filtersOf(metric).length) })
        .chain(
          (fields) =>
            fc.record(Object.fromEntries(fields.map((field) => [field, filters[field]]))) as fc.Arbitrary<MetricFilter>,
        ),
    ),
    edges,
    limit: fc.constantFrom(1, 3, 20),
  }),
);

const someTypes: readonly EventType[] = ['VoteCast', 'VotesReset', 'ProductVisited', 'MemberJoined', 'BrandAdded'];
const moment = fc.nat(hours).map((hour) => (firstHour + hour) * hourLength);

export const eventsQuestions: fc.Arbitrary<EventsQuery<bigint>> = fc.record({
  filter: fc.oneof(
    fc.constant({}),
    fc
      .subarray([...places, 'option' as const, 'language' as const], { minLength: 1, maxLength: 2 })
      .chain((fields) => fc.record(Object.fromEntries(fields.map((field) => [field, filters[field]])))),
  ),
  types: fc.option(fc.subarray([...someTypes], { minLength: 1 }), { nil: undefined }),
  exceptTypes: fc.option(fc.subarray([...someTypes]), { nil: undefined }),
  from: fc.option(moment, { nil: undefined }),
  to: fc.option(moment, { nil: undefined }),
  after: fc.option(
    fc.nat(5_000).map((position) => BigInt(position)),
    { nil: undefined },
  ),
  before: fc.option(
    fc.nat(5_000).map((position) => BigInt(position)),
    { nil: undefined },
  ),
  order: fc.constantFrom('oldest', 'newest', undefined),
  limit: fc.constantFrom(3, 1_000),
});

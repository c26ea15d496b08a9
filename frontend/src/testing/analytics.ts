import type { MetricName, MetricUnit } from '@henna/domain';
import { answer, type Answer, type FakeRequest } from './fake-server.ts';
import type { MetricAnswer, MetricCatalogue, TrendingNow, TrendingProduct } from '../features/analytics/api-types.ts';

const events =
  '/api/analytics/events?types=VoteCast%2CVoteWithdrawn&from=2026-03-01T00%3A00%3A00.000Z&to=2026-03-03T00%3A00%3A00.000Z';

/** A metric over as many steps as it has values. */
export const metricAnswer = (metric: MetricName, values: readonly number[], more: Partial<MetricAnswer> = {}) => {
  const step = (day: number) => new Date(Date.UTC(2026, 2, 1 + day)).toISOString();
  const total = values.reduce((sum, value) => sum + value, 0);
  return {
    metric,
    unit: 'acts',
    group: null,
    by: 'day',
    timeZone: 'UTC',
    from: step(0),
    to: step(values.length),
    steps: values.map((_, index) => ({ from: step(index), to: step(index + 1), extent: 'whole' as const })),
    series: [{ key: null, name: null, total, values, outOf: null, events }],
    sum: null,
    groups: 0,
    position: '4200',
    asOf: '2026-03-03T10:00:00.000Z',
    ...more,
  } satisfies MetricAnswer;
};

export const trendingProduct = (rank: number, more: Partial<TrendingProduct> = {}): TrendingProduct => ({
  productId: `p${rank}`,
  name: `Product ${rank}`,
  brand: 'Dior',
  rank,
  score: 300 - rank,
  sinceYesterday: 0,
  sinceLastWeek: null,
  points: Array.from({ length: 28 }, (_, day) => (day === 27 ? 12 : 0)),
  parts: [
    { kind: 'visits', count: 0, share: 0 },
    { kind: 'votes', count: 3, share: 0.75 },
    { kind: 'ratings', count: 1, share: 0.25 },
    { kind: 'comments', count: 0, share: 0 },
  ],
  ...more,
});

export const trendingNow = (more: Partial<TrendingNow> = {}): TrendingNow => ({
  products: [trendingProduct(1, { sinceLastWeek: 5 }), trendingProduct(2, { sinceYesterday: -1 })],
  risers: [trendingProduct(1, { sinceLastWeek: 5 })],
  fallers: [],
  dayRisers: [],
  dayFallers: [trendingProduct(2, { sinceYesterday: -1 })],
  ranked: 2,
  position: '4200',
  asOf: '2026-03-03T10:00:00.000Z',
  ...more,
});

const places = ['product', 'brand', 'category', 'subcategory', 'language'] as const;
const definition = (name: MetricName, unit: MetricUnit = 'acts') =>
  ({
    name,
    definition: '',
    unit,
    groups: places,
    isGroupOptional: true,
    filters: places,
    isSum: true,
  }) as const;
const catalogue: MetricCatalogue = {
  metrics: [definition('visits'), definition('votes'), definition('visitToVote', 'share')],
  maxSteps: 2000,
  maxGroups: 100,
  maxRows: 200_000,
  maxMemberActs: 3_000_000,
};

export const eventLine = (position: number, more: object = {}) => ({
  position: String(position),
  id: `e${position}`,
  type: 'VoteCast',
  at: '2026-03-03T09:00:00.000Z',
  actAt: '2026-03-03T09:00:00.000Z',
  actor: { kind: 'member', role: 'member', id: 'Pseudonym' },
  origin: 'screen',
  language: 'en',
  correlationId: 'c',
  data: { productId: 'p1', vote: 'Creamy' },
  ...more,
});

/** Lines of the log, oldest first as given; of a request, in its order and at most as many as it asks for. */
export const eventLines =
  (...all: readonly { readonly position: string }[]) =>
  ({ search }: FakeRequest): Response => {
    const [after, before] = [Number(search.get('after') ?? -1), Number(search.get('before') ?? Infinity)];
    const found = all.filter(({ position }) => Number(position) > after && Number(position) < before);
    const ordered = search.get('order') === 'newest' ? found.reverse() : found;
    const lines = ordered.slice(0, Number(search.get('limit') ?? 1e9));
    return new Response(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  };

/** What the service answers to an analyst. */
export const analyticsAnswers = (more: Record<string, Answer> = {}): Record<string, Answer> => ({
  'GET /api/analytics/metrics': catalogue,
  'GET /api/analytics/trending': trendingNow(),
  'GET /api/analytics/thresholds': [],
  ...Object.fromEntries(
    (['visits', 'votes', 'ratings', 'comments'] as const).map((metric) => [
      `GET /api/analytics/metrics/${metric}`,
      metricAnswer(metric, [3, 4]),
    ]),
  ),
  'GET /api/analytics/events': eventLines(eventLine(10)),
  'GET /api/products': answerPage,
  'GET /api/admin/history': { items: [], next: null },
  ...more,
});

const answerPage = (): Response =>
  answer(200, { items: [{ id: 'p1', name: 'Velvet lipstick' }], total: 1, page: 1, pageSize: 50, facets: {} });

/** What an administrator changed, as the history lists it. */
export const rulesChanged = {
  position: '77',
  eventId: 'e77',
  type: 'TrendingRulesChanged',
  action: 'changed',
  entity: { kind: 'rules', id: 'trending', name: null },
  product: null,
  actor: { kind: 'token', id: 'desk', role: 'admin', name: 'desk' },
  at: '2026-03-02T10:00:00.000Z',
  happenedAt: '2026-03-02T10:00:00.000Z',
  origin: 'screen',
  reason: 'fairer',
  correlationId: 'act',
  changes: [],
  undo: 'no',
};

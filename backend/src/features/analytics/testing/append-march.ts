import type { MetricName } from '@henna/domain';
import type { AppHarness } from '../../../testing/app-harness.ts';
import { makeProduct } from '../../../testing/builders.ts';
import { historyEvents, appendHistory } from './append-history.ts';
import type { MetricAnswerResponse } from '../metrics/metric.responses.ts';

type Product = Awaited<ReturnType<typeof makeProduct>>;

/** Tells a history of March 2026 that is small enough to check by hand. @returns the two products of which it tells */
export const appendMarch = async (service: AppHarness): Promise<{ readonly rose: Product; readonly musk: Product }> => {
  const [rose, musk] = [await makeProduct(service), await makeProduct(service)];
  const [ofRose, ofMusk] = [historyEvents(rose.id), historyEvents(musk.id)];
  await appendHistory(service, [
    [
      'member-layla',
      { type: 'MemberJoined', data: { memberId: 'layla', via: 'import', joinedAt: '2026-03-02T09:00:00.000Z' } },
      'ar',
    ],
    // Tuesday the 3rd: Layla visits, votes, rates and comments on rose; somebody unknown looks on.
    ofRose.visit('layla', 3, 9, 'ar'),
    ofRose.vote('layla', 'good', 3, 9, 'ar'),
    ofRose.rating('layla', 5, 3, 9, 'ar'),
    ofRose.comment('layla', 1, 3, 10, 'ar'),
    ofRose.visit(null, 3, 22),
    // Amal visits and votes, and visits musk only.
    ofRose.visit('amal', 3, 23),
    ofRose.vote('amal', 'bad', 3, 23),
    ofMusk.visit('amal', 3, 23),
    // A week later Layla is back; Huda's vote is taken back.
    ofMusk.vote('layla', 'good', 10, 9, 'ar'),
    ofMusk.rating('layla', 2, 10, 9, 'ar'),
    ofMusk.rating('huda', 4, 10, 12),
    ofRose.vote('huda', 'good', 10, 12),
    [
      `ballot-${rose.id}.huda`,
      {
        type: 'VoteRemovedByModerator',
        data: {
          ...{ voteId: `v-${rose.id}-huda-good`, productId: rose.id, userId: 'huda', optionId: 'good', vote: 'good' },
          ...{ castAt: '2026-03-10T12:30:00.000Z', removedAt: '2026-03-20T12:30:00.000Z' },
        },
      },
    ],
  ]);
  return { rose, musk };
};

/** Asks for metrics, of March unless the query has a period. */
export const metricRequests = (service: AppHarness) => {
  const ask = async (metric: MetricName, query = ''): Promise<MetricAnswerResponse> => {
    const period = query.includes('from=') ? '' : 'from=2026-03-01&to=2026-04-01&';
    const path = `/api/analytics/metrics/${metric}?${period}${query}`;
    return (await service.token('analyst').get(path).expect(200)).body as MetricAnswerResponse;
  };
  const byKey = async (metric: MetricName, query: string): Promise<Record<string, number | null>> =>
    Object.fromEntries((await ask(metric, query)).series.map(({ key, total }) => [String(key), total]));
  return { ask, byKey };
};

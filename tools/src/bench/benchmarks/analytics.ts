import { setTimeout as pause } from 'node:timers/promises';
import type { Benchmark } from '../bench.ts';
import { analystHeaders } from '../installation.ts';
import { atMost, median, rounded } from '../table.ts';

const limitMs = 300;
const rounds = 5;
const retryMs = 500;
const quarter = 'from=2025-10-01&to=2026-01-01';
const week = 'from=2025-11-10&to=2025-11-17&timeZone=Asia/Riyadh';

const metrics = ['votes', 'activeMembers', 'returningMembers', 'visitToVote', 'voteToComment'];
const groups = ['', 'group=product&', 'group=brand&', 'group=category&', 'group=subcategory&'];
const steps = [quarter, `by=week&${quarter}`, `by=day&${quarter}`, `by=hour&${week}`];
const others = ['votes?group=option&by=day', 'comments?group=language&by=month', 'bayesianRating?group=product&by=day'];
const ranks = ['averageRating?group=product', 'optionShare?by=week', 'trendScore?by=month', 'trendRank?by=week'];
const queries = [
  ...metrics.flatMap((metric) => groups.flatMap((group) => steps.map((step) => `${metric}?${group}${step}`))),
  ...[...others, ...ranks].map((query) => `${query}&${quarter}`),
];

/** What analysts ask of everything that was done so far, and a ranking by other weights. */
export const analytics: Benchmark = {
  rows: [
    atMost('metric-queries', `metric queries, the slowest of ${queries.length}`, limitMs, 'ms'),
    atMost('what-if', 'ranking of all products by other weights', limitMs, 'ms'),
  ],
  measure: async (bench) => {
    const { client, url } = await bench.service();
    const timed = async (path: string, json?: object): Promise<number> => {
      const begun = performance.now();
      const headers = { ...analystHeaders, 'x-forwarded-for': '10.255.253.1' };
      await client.succeed(`/api/analytics/${path}`, { headers, ...(json && { method: 'POST', json }) });
      return performance.now() - begun;
    };
    bench.say('Reading the log for analytics');
    while ((await fetch(`${url}/api/analytics/metrics/visits`, { headers: analystHeaders })).status === 503)
      await pause(retryMs);
    const times = new Map<string, number[]>(queries.map((query) => [query, []]));
    const whatIf: number[] = [];
    for (let round = 0; round <= rounds; round++) {
      bench.say(round === 0 ? 'Metric queries, warming up' : `Metric queries, round ${round} of ${rounds}`);
      const points = { visits: 1, votes: 2 + round, ratings: 4, comments: 5 };
      const ranked = await timed('what-if', { points, halfLifeDays: 7 });
      if (round > 0) whatIf.push(ranked);
      for (const [query, all] of times) {
        const ms = await timed(`metrics/${query}`);
        if (round > 0) all.push(ms);
      }
    }
    const slowest = [...times].map(([query, all]) => ({ query, ms: median(all) })).toSorted((a, b) => b.ms - a.ms);
    const notes = Object.fromEntries(slowest.slice(0, 5).map(({ query, ms }) => [query, `${rounded(ms)} ms`]));
    return { 'metric-queries': { figure: slowest[0]!.ms, notes }, 'what-if': { figure: median(whatIf) } };
  },
};

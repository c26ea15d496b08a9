import {
  type ScoredKind,
  scoredKinds,
  dayPointsByKind,
  rankingOf,
  type ReplayInputs,
  type ReplayRank,
  type ReplayResult,
  type ReplayRow,
  suspectedActsPerDay,
  type TrendingRules,
  trendScore,
  trendShares,
} from '@henna/domain';
import type { ReplayedActivity } from './activity.ts';

/** Rules of a ranking, and which activity counts. */
export type RankingOptions = Omit<ReplayInputs, 'position' | 'withoutMembers'> & {
  /** Ids of the members to leave out. */
  readonly without: readonly string[];
};

/** Options of the live ranking: its rules, and all activity. */
export const liveRanking = ({ points, capPerPersonAndDay, halfLifeDays }: TrendingRules): RankingOptions => ({
  points,
  capPerPersonAndDay,
  halfLifeDays,
  from: null,
  to: null,
  withoutProducts: [],
  without: [],
  withoutDemo: false,
  withoutSuspected: false,
});

type Counts = Record<ScoredKind, number>;
const noCounts = (): Counts => ({ visits: 0, votes: 0, ratings: 0, comments: 0 });

/** Counts by product, day and person. */
type Days = Map<string, Map<number, Map<string, Counts>>>;

const countsAt = (days: Days, productId: string, day: number, person: string): Counts => {
  let ofProduct = days.get(productId);
  if (!ofProduct) days.set(productId, (ofProduct = new Map<number, Map<string, Counts>>()));
  let ofDay = ofProduct.get(day);
  if (!ofDay) ofProduct.set(day, (ofDay = new Map<string, Counts>()));
  let counts = ofDay.get(person);
  if (!counts) ofDay.set(person, (counts = noCounts()));
  return counts;
};

/** The counts of the activity that the options include. */
const countedDays = (activity: ReplayedActivity, options: RankingOptions): Days => {
  const [from, to] = [
    options.from ? Date.parse(options.from) : -Infinity,
    options.to ? Date.parse(options.to) : Infinity,
  ];
  const products = new Set(options.withoutProducts);
  const people = new Set(options.without);
  const counts = ({ productId, person, at, demo }: { productId: string; person: string; at: number; demo: boolean }) =>
    at >= from &&
    at < to &&
    !(options.withoutDemo && demo) &&
    !products.has(productId) &&
    !people.has(person) &&
    !activity.erased.has(person);
  const days: Days = new Map();
  for (const visit of activity.visits)
    if (counts(visit)) countsAt(days, visit.productId, visit.day, visit.person).visits += 1;
  for (const contribution of activity.contributions) {
    const { active, kind, productId, day, person } = contribution;
    if (active && counts(contribution)) countsAt(days, productId, day, person)[kind] += 1;
  }
  return options.withoutSuspected ? withoutSuspected(days) : days;
};

const withoutSuspected = (days: Days): Days => {
  const totals = new Map<string, number>();
  const key = (day: number, person: string) => `${day} ${person}`;
  for (const ofProduct of days.values())
    for (const [day, people] of ofProduct)
      for (const [person, counts] of people) {
        const sum = scoredKinds.reduce((all, kind) => all + counts[kind], 0);
        totals.set(key(day, person), (totals.get(key(day, person)) ?? 0) + sum);
      }
  for (const ofProduct of days.values())
    for (const [day, people] of ofProduct)
      for (const person of people.keys())
        if (totals.get(key(day, person))! > suspectedActsPerDay) people.delete(person);
  return days;
};

type Score = Omit<ReplayRank, 'rank'>;

/** The score of a product's days, with the share of each kind. @returns `null` without points */
const scoreOf = (days: ReadonlyMap<number, ReadonlyMap<string, Counts>>, rules: RankingOptions): Score | null => {
  const { halfLifeDays } = rules;
  const sums = [...days]
    .map(([day, people]) => {
      const ofDay = noCounts();
      for (const counts of people.values()) {
        const own = dayPointsByKind(counts, rules);
        for (const kind of scoredKinds) ofDay[kind] += own[kind];
      }
      return { day, ofDay, sum: scoredKinds.reduce((all, kind) => all + ofDay[kind], 0) };
    })
    .sort((a, b) => a.day - b.day);
  const newest = sums.findLast(({ sum }) => sum > 0)?.day;
  const score = trendScore(
    sums.map(({ day }) => day),
    (index) => sums[index]!.sum,
    halfLifeDays,
  );
  if (newest === undefined || score === null) return null;
  return {
    score,
    shares: trendShares(
      sums.map(({ day, ofDay }) => [day, ofDay] as const),
      newest,
      halfLifeDays,
    ),
  };
};

/** The ranks of all products that the public sees, in their order. */
export const ranking = (activity: ReplayedActivity, options: RankingOptions): ReadonlyMap<string, ReplayRank> => {
  const products = [...countedDays(activity, options)].flatMap(([id, days]) => {
    const created = activity.visibleProducts.createdAt(id);
    return created === undefined ? [] : [{ id, created, days }];
  });
  return rankingOf(products, ({ days }) => scoreOf(days, options));
};

const maxRows = 500;
type Ranking = ReadonlyMap<string, ReplayRank>;

/** The kind whose share of the score changed most between two ranks. */
const reasonOf = (replay: ReplayRank, live: ReplayRank | null): ReplayRow['reason'] => {
  const changes = scoredKinds.map((kind) => ({ kind, shareChange: replay.shares[kind] - (live?.shares[kind] ?? 0) }));
  const [most] = changes.sort((a, b) => Math.abs(b.shareChange) - Math.abs(a.shareChange));
  return most && most.shareChange !== 0 ? most : null;
};

/** A replayed ranking beside the live one of the same log, product by product. */
export const compare = (replay: Ranking, live: Ranking, events: number): ReplayResult => {
  const rows = [...replay].map(([productId, ranked]): ReplayRow => {
    const before = live.get(productId) ?? null;
    const change = before && before.rank - ranked.rank;
    return { productId, replay: ranked, live: before, change, reason: reasonOf(ranked, before) };
  });
  return {
    rows: rows.slice(0, maxRows),
    ranked: replay.size,
    liveRanked: live.size,
    rose: rows.filter(({ change }) => change !== null && change > 0).length,
    fell: rows.filter(({ change }) => change !== null && change < 0).length,
    events,
  };
};

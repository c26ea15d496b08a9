import {
  type ActKind,
  actKinds,
  dayPointsByKind,
  rankingOf,
  type ReplayInputs,
  type ReplayPlace,
  type ReplayResult,
  type ReplayRow,
  suspectedActsPerDay,
  type TrendingRules,
  trendScore,
  trendShares,
} from '@henna/domain';
import type { Acts } from './activity.ts';

/** Rules of a ranking, and what of the acts counts. */
export type RankingWanted = Omit<ReplayInputs, 'position' | 'withoutMembers'> & {
  /** Ids of the members to leave out. */
  readonly without: readonly string[];
};

/** The ranking by the live rules, of all that was done. */
export const liveRanking = ({ points, capPerPersonAndDay, halfLifeDays }: TrendingRules): RankingWanted => ({
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

type Counts = Record<ActKind, number>;
const none = (): Counts => ({ visits: 0, votes: 0, ratings: 0, comments: 0 });

/** What persons did by product, day and person. */
type Days = Map<string, Map<number, Map<string, Counts>>>;

const countsOf = (days: Days, productId: string, day: number, person: string): Counts => {
  let ofProduct = days.get(productId);
  if (!ofProduct) days.set(productId, (ofProduct = new Map<number, Map<string, Counts>>()));
  let ofDay = ofProduct.get(day);
  if (!ofDay) ofProduct.set(day, (ofDay = new Map<string, Counts>()));
  let counts = ofDay.get(person);
  if (!counts) ofDay.set(person, (counts = none()));
  return counts;
};

/** The acts that count, added up. */
const countedDays = (acts: Acts, wanted: RankingWanted): Days => {
  const [from, to] = [wanted.from ? Date.parse(wanted.from) : -Infinity, wanted.to ? Date.parse(wanted.to) : Infinity];
  const products = new Set(wanted.withoutProducts);
  const people = new Set(wanted.without);
  const counts = ({ productId, person, at, demo }: { productId: string; person: string; at: number; demo: boolean }) =>
    at >= from &&
    at < to &&
    !(wanted.withoutDemo && demo) &&
    !products.has(productId) &&
    !people.has(person) &&
    !acts.erased.has(person);
  const days: Days = new Map();
  for (const visit of acts.visits)
    if (counts(visit)) countsOf(days, visit.productId, visit.day, visit.person).visits += 1;
  for (const act of acts.all)
    if (act.active && counts(act)) countsOf(days, act.productId, act.day, act.person)[act.kind] += 1;
  return wanted.withoutSuspected ? withoutSuspected(days) : days;
};

const withoutSuspected = (days: Days): Days => {
  const totals = new Map<string, number>();
  const key = (day: number, person: string) => `${day} ${person}`;
  for (const ofProduct of days.values())
    for (const [day, people] of ofProduct)
      for (const [person, counts] of people) {
        const sum = actKinds.reduce((all, kind) => all + counts[kind], 0);
        totals.set(key(day, person), (totals.get(key(day, person)) ?? 0) + sum);
      }
  for (const ofProduct of days.values())
    for (const [day, people] of ofProduct)
      for (const person of people.keys())
        if (totals.get(key(day, person))! > suspectedActsPerDay) people.delete(person);
  return days;
};

type Score = Omit<ReplayPlace, 'rank'>;

/** The score of a product's days, with the share of each kind. @returns `null` without points */
const scored = (days: ReadonlyMap<number, ReadonlyMap<string, Counts>>, rules: RankingWanted): Score | null => {
  const { halfLifeDays } = rules;
  const sums = [...days]
    .map(([day, people]) => {
      const ofDay = none();
      for (const counts of people.values()) {
        const own = dayPointsByKind(counts, rules);
        for (const kind of actKinds) ofDay[kind] += own[kind];
      }
      return { day, ofDay, sum: actKinds.reduce((all, kind) => all + ofDay[kind], 0) };
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

/** The places of all products that the public sees, in their order. */
export const ranking = (acts: Acts, wanted: RankingWanted): ReadonlyMap<string, ReplayPlace> => {
  const products = [...countedDays(acts, wanted)].flatMap(([id, days]) => {
    const created = acts.shelf.createdAt(id);
    return created === undefined ? [] : [{ id, created, days }];
  });
  return rankingOf(products, ({ days }) => scored(days, wanted));
};

const mostRows = 500;
type Ranking = ReadonlyMap<string, ReplayPlace>;

/** The kind whose share of the score changed most between two places. */
const reasonOf = (replay: ReplayPlace, live: ReplayPlace | null): ReplayRow['reason'] => {
  const changes = actKinds.map((kind) => ({ kind, shareChange: replay.shares[kind] - (live?.shares[kind] ?? 0) }));
  const [most] = changes.sort((a, b) => Math.abs(b.shareChange) - Math.abs(a.shareChange));
  return most && most.shareChange !== 0 ? most : null;
};

/** A replay beside the live ranking of the same log, place by place. */
export const compare = (replay: Ranking, live: Ranking, events: number): ReplayResult => {
  const rows = [...replay].map(([productId, place]): ReplayRow => {
    const before = live.get(productId) ?? null;
    const change = before && before.rank - place.rank;
    return { productId, replay: place, live: before, change, reason: reasonOf(place, before) };
  });
  return {
    rows: rows.slice(0, mostRows),
    ranked: replay.size,
    liveRanked: live.size,
    rose: rows.filter(({ change }) => change !== null && change > 0).length,
    fell: rows.filter(({ change }) => change !== null && change < 0).length,
    events,
  };
};

import { scoredKinds, type ScoredKind } from '../catalogue/trend.document.ts';
import type { TrendingRules } from './rules.events.ts';

type Counts = Readonly<Record<ScoredKind, number>>;
type PointRules = Pick<TrendingRules, 'points' | 'capPerPersonAndDay'>;

/** What takes more trouble comes first: where the cap cuts, it is visits that count less. */
const byTrouble: readonly ScoredKind[] = ['comments', 'ratings', 'votes', 'visits'];

/** A person's points for one product and day by kind, filled up to the cap. @param counts of the person's day */
export const dayPointsByKind = (counts: Counts, { points: worth, capPerPersonAndDay }: PointRules): Counts => {
  const points = { visits: 0, votes: 0, ratings: 0, comments: 0 };
  let left = capPerPersonAndDay;
  for (const kind of byTrouble) {
    points[kind] = Math.min(left, worth[kind] * counts[kind]);
    left -= points[kind];
  }
  return points;
};

/** A person's points for one product and day. */
export const dayPoints = (counts: Counts, rules: PointRules): number => {
  const points = dayPointsByKind(counts, rules);
  return scoredKinds.reduce((sum, kind) => sum + points[kind], 0);
};

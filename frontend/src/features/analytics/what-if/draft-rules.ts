import { ruleLimits, type TrendingRules } from '@henna/domain';
import type { DraftRules } from '../api/what-if.ts';
import type { Scenario } from '../api-types.ts';

export const maxExcludedProducts = 20;
const { mostPoints, highestCap, shortestHalfLife, longestHalfLife } = ruleLimits;
const exclusionMarks = { withoutDemo: 'demo', withoutSuspected: 'suspected' } as const;
const product = 'p.';

export const rulesOf = ({ points, capPerPersonAndDay, halfLifeDays }: TrendingRules): TrendingRules => ({
  points,
  capPerPersonAndDay,
  halfLifeDays,
});

export const noExclusions = { withoutDemo: false, withoutSuspected: false, withoutProducts: [] } as const;

export const draftOfScenario = ({ rules, exclusions }: Pick<Scenario, 'rules' | 'exclusions'>): DraftRules => ({
  ...rulesOf(rules),
  ...exclusions,
});

/** As an address parameter: `1~3~4~5~20~7~demo~p.<id>`. */
export const serializeDraft = (draft: DraftRules): string => {
  const { visits, votes, ratings, comments } = draft.points;
  return [
    ...[visits, votes, ratings, comments, draft.capPerPersonAndDay, draft.halfLifeDays],
    ...(draft.withoutDemo ? [exclusionMarks.withoutDemo] : []),
    ...(draft.withoutSuspected ? [exclusionMarks.withoutSuspected] : []),
    ...draft.withoutProducts.map((id) => product + id),
  ].join('~');
};

/** Parses an address parameter; null when it is invalid. */
export const parseDraft = (text: string | undefined): DraftRules | null => {
  const [visits = '', votes = '', ratings = '', comments = '', cap = '', halfLife = '', ...exclusions] =
    text?.split('~') ?? [];
  const worth = [visits, votes, ratings, comments].map(Number);
  const [capPerPersonAndDay, halfLifeDays] = [Number(cap), Number(halfLife)];
  const isWhole = (value: number, min: number, max: number) => Number.isInteger(value) && value >= min && value <= max;
  if (halfLife === '' || !worth.every((each) => isWhole(each, 0, mostPoints))) return null;
  if (!isWhole(capPerPersonAndDay, 1, highestCap)) return null;
  if (!(halfLifeDays >= shortestHalfLife && halfLifeDays <= longestHalfLife)) return null;
  return {
    points: { visits: worth[0]!, votes: worth[1]!, ratings: worth[2]!, comments: worth[3]! },
    capPerPersonAndDay,
    halfLifeDays: Math.round(halfLifeDays * 100) / 100,
    withoutDemo: exclusions.includes(exclusionMarks.withoutDemo),
    withoutSuspected: exclusions.includes(exclusionMarks.withoutSuspected),
    withoutProducts: exclusions
      .filter((part) => part.startsWith(product))
      .map((part) => part.slice(product.length))
      .slice(0, maxExcludedProducts),
  };
};

export const isSameRules = (a: TrendingRules, b: TrendingRules): boolean =>
  serializeDraft({ ...a, ...noExclusions }) === serializeDraft({ ...b, ...noExclusions });

/** Whether day sums cannot answer it: another cap, or exclusions. */
export const needsReplay = (draft: DraftRules, live: TrendingRules): boolean =>
  draft.capPerPersonAndDay !== live.capPerPersonAndDay ||
  draft.withoutDemo ||
  draft.withoutSuspected ||
  draft.withoutProducts.length > 0;

/** Without points for anything there is no ranking. */
export const countsSomething = ({ points }: TrendingRules): boolean => Object.values(points).some((worth) => worth > 0);

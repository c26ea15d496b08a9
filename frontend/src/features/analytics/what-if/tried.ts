import { ruleLimits, type Scenario, type TrendingRules } from '@henna/domain';
import type { Tried } from '../api/what-if.ts';

export const mostLeftOut = 20;
const { mostPoints, highestCap, shortestHalfLife, longestHalfLife } = ruleLimits;
const marks = { withoutDemo: 'demo', withoutSuspected: 'suspected' } as const;
const product = 'p.';

export const rulesOf = ({ points, capPerPersonAndDay, halfLifeDays }: TrendingRules): TrendingRules => ({
  points,
  capPerPersonAndDay,
  halfLifeDays,
});

export const nothingLeftOut = { withoutDemo: false, withoutSuspected: false, withoutProducts: [] } as const;

export const triedOf = ({ rules, exclusions }: Pick<Scenario, 'rules' | 'exclusions'>): Tried => ({
  ...rulesOf(rules),
  ...exclusions,
});

/** As it stands in an address: `1~3~4~5~20~7~demo~p.<id>`. */
export const addressOfTried = (tried: Tried): string => {
  const { visits, votes, ratings, comments } = tried.points;
  return [
    ...[visits, votes, ratings, comments, tried.capPerPersonAndDay, tried.halfLifeDays],
    ...(tried.withoutDemo ? [marks.withoutDemo] : []),
    ...(tried.withoutSuspected ? [marks.withoutSuspected] : []),
    ...tried.withoutProducts.map((id) => product + id),
  ].join('~');
};

/** What an address says, if it says something that can be tried. */
export const triedOfAddress = (text: string | undefined): Tried | null => {
  const [visits = '', votes = '', ratings = '', comments = '', cap = '', halfLife = '', ...rest] =
    text?.split('~') ?? [];
  const worth = [visits, votes, ratings, comments].map(Number);
  const [capPerPersonAndDay, halfLifeDays] = [Number(cap), Number(halfLife)];
  const isWhole = (value: number, least: number, most: number) =>
    Number.isInteger(value) && value >= least && value <= most;
  if (halfLife === '' || !worth.every((each) => isWhole(each, 0, mostPoints))) return null;
  if (!isWhole(capPerPersonAndDay, 1, highestCap)) return null;
  if (!(halfLifeDays >= shortestHalfLife && halfLifeDays <= longestHalfLife)) return null;
  return {
    points: { visits: worth[0]!, votes: worth[1]!, ratings: worth[2]!, comments: worth[3]! },
    capPerPersonAndDay,
    halfLifeDays: Math.round(halfLifeDays * 100) / 100,
    withoutDemo: rest.includes(marks.withoutDemo),
    withoutSuspected: rest.includes(marks.withoutSuspected),
    withoutProducts: rest
      .filter((part) => part.startsWith(product))
      .map((part) => part.slice(product.length))
      .slice(0, mostLeftOut),
  };
};

export const isSameRules = (a: TrendingRules, b: TrendingRules): boolean =>
  addressOfTried({ ...a, ...nothingLeftOut }) === addressOfTried({ ...b, ...nothingLeftOut });

/** Whether the kept day sums can't tell it: another cap, or something left out. */
export const needsReplay = (tried: Tried, live: TrendingRules): boolean =>
  tried.capPerPersonAndDay !== live.capPerPersonAndDay ||
  tried.withoutDemo ||
  tried.withoutSuspected ||
  tried.withoutProducts.length > 0;

/** Without a point for anything there is no ranking. */
export const countsSomething = ({ points }: TrendingRules): boolean => Object.values(points).some((worth) => worth > 0);

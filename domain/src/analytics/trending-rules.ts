import type { Aggregate, Past } from '../shared/aggregate.ts';
import { changeOf, mergedEdit, type ExpectedRevision } from '../shared/edit.ts';
import { invalidField } from '../shared/errors.ts';
import { rankingRules } from '../shared/limits.ts';
import type { TrendingRules, TrendingRulesChanged } from './rules.events.ts';

/** The rules as single fields, in which they are shown, compared and undone. */
export interface RuleFields {
  readonly visitPoints: number;
  readonly votePoints: number;
  readonly ratingPoints: number;
  readonly commentPoints: number;
  readonly capPerPersonAndDay: number;
  readonly halfLifeDays: number;
}

export const fieldsOfRules = ({ points, ...rules }: TrendingRules): RuleFields => ({
  visitPoints: points.visits,
  votePoints: points.votes,
  ratingPoints: points.ratings,
  commentPoints: points.comments,
  capPerPersonAndDay: rules.capPerPersonAndDay,
  halfLifeDays: rules.halfLifeDays,
});

export const rulesOfFields = ({ capPerPersonAndDay, halfLifeDays, ...worth }: RuleFields): TrendingRules => ({
  points: {
    visits: worth.visitPoints,
    votes: worth.votePoints,
    ratings: worth.ratingPoints,
    comments: worth.commentPoints,
  },
  capPerPersonAndDay,
  halfLifeDays,
});

const { points, capPerPersonAndDay, halfLifeDays } = rankingRules;
/** The rules until somebody changes them. */
export const firstRules: TrendingRules = { points, capPerPersonAndDay, halfLifeDays };

/** The rules of the trending order as they were set last. */
export interface TrendingRulesState {
  readonly rules: TrendingRules;
  /** -1 until somebody changes them. */
  readonly revision: number;
  readonly changedAt: string | null;
}

export const trendingRules: Aggregate<TrendingRulesState, TrendingRulesChanged> = {
  initialState: () => ({ rules: firstRules, revision: -1, changedAt: null }),
  evolve: (_, { data, revision }) => ({ rules: data.to, revision: Number(revision), changedAt: data.changedAt }),
};

const revised = ({ rules, revision }: TrendingRulesState) => ({ ...fieldsOfRules(rules), revision });

/**
 * Changes some of the rules; the same again is a no-op. Throws a 400 for rules under which nothing counts, or
 * `ChangedSinceError`.
 */
export const changeTrendingRules =
  (changes: Partial<RuleFields>, expected: ExpectedRevision<TrendingRulesState>, changedAt: string) =>
  (state: TrendingRulesState, past: Past<TrendingRulesState>): TrendingRulesChanged[] => {
    const fields = fieldsOfRules(state.rules);
    const merged = mergedEdit(
      revised(state),
      () => changes,
      { ...expected, toResponse: () => expected.toResponse(state) },
      (revision) => {
        const earlier = past(revision);
        return earlier && revised(earlier);
      },
    );
    if (!changeOf<RuleFields>(fields, merged)) return [];
    const to = rulesOfFields({ ...fields, ...merged });
    requireAnyPoints(to);
    return [{ type: 'TrendingRulesChanged', data: { from: state.rules, to, changedAt } }];
  };

/** Throws a 400 for rules under which nothing counts. */
export const requireAnyPoints = ({ points }: TrendingRules): void => {
  if (Object.values(points).every((worth) => worth === 0)) throw invalidField('points', 'NOTHING_COUNTS');
};

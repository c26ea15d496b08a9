import {
  changeOf,
  invalidField,
  mergedEdit,
  type Aggregate,
  type ExpectedRevision,
  type Past,
  type TrendingRules,
  type TrendingRulesChanged,
} from '@henna/domain';
import { firstRules } from '../../catalogue/index.ts';

/** The rules one by one, as they are shown, compared and taken back. */
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
  (wanted: Partial<RuleFields>, known: ExpectedRevision<TrendingRulesState>, changedAt: string) =>
  (state: TrendingRulesState, past: Past<TrendingRulesState>): TrendingRulesChanged[] => {
    const fields = fieldsOfRules(state.rules);
    const changes = mergedEdit(
      revised(state),
      () => wanted,
      { ...known, toResponse: () => known.toResponse(state) },
      (revision) => {
        const then = past(revision);
        return then && revised(then);
      },
    );
    if (!changeOf<RuleFields>(fields, changes)) return [];
    const to = rulesOfFields({ ...fields, ...changes });
    requireCounting(to);
    return [{ type: 'TrendingRulesChanged', data: { from: state.rules, to, changedAt } }];
  };

/** Throws a 400 for rules under which nothing counts. */
export const requireCounting = ({ points }: TrendingRules): void => {
  if (Object.values(points).every((worth) => worth === 0)) throw invalidField('points', 'NOTHING_COUNTS');
};

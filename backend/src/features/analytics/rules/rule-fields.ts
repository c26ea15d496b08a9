import type { TrendingRules } from '@henna/contracts';

/** The rules one by one, as they are shown, compared and taken back. */
export interface RuleFields {
  readonly visitPoints: number;
  readonly votePoints: number;
  readonly ratingPoints: number;
  readonly commentPoints: number;
  readonly capPerPersonAndDay: number;
  readonly halfLifeDays: number;
}

export const fieldsOfRules = ({ points, capPerPersonAndDay, halfLifeDays }: TrendingRules): RuleFields => ({
  visitPoints: points.visits,
  votePoints: points.votes,
  ratingPoints: points.ratings,
  commentPoints: points.comments,
  capPerPersonAndDay,
  halfLifeDays,
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

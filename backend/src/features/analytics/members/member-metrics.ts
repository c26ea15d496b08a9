import type { ActKind, MetricName } from '@henna/domain';
import type { Measured } from '../metrics/sums.ts';

export type MemberMetric = Extract<MetricName, 'activeMembers' | 'returningMembers' | 'visitToVote' | 'voteToComment'>;

export const memberMetrics: readonly MemberMetric[] = [
  'activeMembers',
  'returningMembers',
  'visitToVote',
  'voteToComment',
];

/** So many bits tell what a member, or a member on a product, has done. */
export const doneBits = 3;
const [visited, voted, commented] = [1, 2, 4];
const active = 1;

interface Definition {
  /** Pairs of a member and a product are counted instead of members. */
  readonly ofPairs: boolean;
  /** What an act of a kind is. */
  readonly bits: Readonly<Record<ActKind, number>>;
  /** What must be done to be counted, */
  readonly base: number;
  /** and what to have reached the goal. */
  readonly goal: number;
  /** Only they have reached it who had been active, on any product, before the step began. */
  readonly isOfReturning?: true;
  readonly measure: (based: number, reached: number) => Measured;
}

const number = (_: number, reached: number): Measured => ({ value: reached, outOf: null });
const share = (based: number, reached: number): Measured => ({
  value: based === 0 ? null : reached / based,
  outOf: based,
});
const ofMembers = {
  ofPairs: false,
  bits: { visits: 0, votes: active, ratings: active, comments: active },
  base: active,
  goal: active,
  measure: number,
} as const;
const ofPairs = {
  ofPairs: true,
  bits: { visits: visited, votes: voted, ratings: 0, comments: commented },
  measure: share,
} as const;

/** The one definition of every metric that counts members once. */
export const memberDefinitions: Readonly<Record<MemberMetric, Definition>> = {
  activeMembers: ofMembers,
  returningMembers: { ...ofMembers, isOfReturning: true },
  visitToVote: { ...ofPairs, base: visited, goal: visited | voted },
  voteToComment: { ...ofPairs, base: visited | voted, goal: visited | voted | commented },
};

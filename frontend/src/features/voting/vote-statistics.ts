import { limits, wholePercent } from '@henna/domain';
import type { VoteStatistics, VotingOptionsResponse } from '../../lib/api-types.ts';

type OptionCount = VoteStatistics['byOption'][number];

/** A choice on the ballot: the option with its count, and whether the visitor has chosen it. */
export interface BallotChoice extends OptionCount {
  readonly chosen: boolean;
}

const withPercentages = (byOption: readonly OptionCount[]): VoteStatistics => {
  const total = byOption.reduce((sum, { count }) => sum + count, 0);
  return {
    total,
    byOption: byOption.map((option) => ({ ...option, percentage: wholePercent(option.count, total) })),
  };
};

const withCount = (statistics: VoteStatistics, vote: string, by: 1 | -1): VoteStatistics => {
  const isListed = statistics.byOption.some(({ key }) => key === vote);
  const byOption = isListed
    ? statistics.byOption
    : [...statistics.byOption, { key: vote, count: 0, percentage: 0, labels: {}, tone: 'neutral' as const }];
  return withPercentages(
    byOption.map((option) => (option.key === vote ? { ...option, count: Math.max(0, option.count + by) } : option)),
  );
};

/** The statistics with one vote more. */
export const withVote = (statistics: VoteStatistics, vote: string): VoteStatistics => withCount(statistics, vote, 1);

/** The statistics with one vote less, never below none. */
export const withoutVote = (statistics: VoteStatistics, vote: string): VoteStatistics =>
  withCount(statistics, vote, -1);

/** Every current option with its count, in the order of the options. */
export const ballotChoices = (
  options: VotingOptionsResponse,
  statistics: VoteStatistics,
  chosen: readonly string[],
): BallotChoice[] =>
  options.options.map((key, index) => {
    const optionCount = statistics.byOption.find((option) => option.key === key);
    return {
      key,
      count: optionCount?.count ?? 0,
      percentage: optionCount?.percentage ?? 0,
      labels: optionCount?.labels ?? options.details[index]?.labels ?? {},
      tone: optionCount?.tone ?? options.details[index]?.tone ?? 'neutral',
      chosen: chosen.includes(key),
    };
  });

/** Keys by falling count; equal counts keep the order of the options. */
export const rankedKeys = (choices: readonly BallotChoice[]): string[] =>
  choices
    .map(({ key, count }, place) => ({ key, count, place }))
    .sort((a, b) => b.count - a.count || a.place - b.place)
    .map(({ key }) => key);

export const chosenCount = (choices: readonly BallotChoice[]): number => choices.filter(({ chosen }) => chosen).length;

/** No further option may be chosen. */
export const isFull = (choices: readonly BallotChoice[]): boolean => chosenCount(choices) >= limits.votesPerProduct;

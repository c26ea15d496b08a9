import type { Tone, VotingOption } from '../catalogue/category.events.ts';
import type { Labels } from '../shared/event.ts';
import { limits } from '../shared/limits.ts';

/** The votes of a product for one of its options. */
export interface OptionVotes {
  /** The option's label. */
  readonly key: string;
  readonly count: number;
  /** Of all votes for the current options, in whole per cent. */
  readonly percentage: number;
  readonly labels: Labels;
  readonly tone: Tone;
}

/** A share of votes or ratings as whole per cent, rounded half up; 0 of none. */
export const wholePercent = (count: number, total: number): number =>
  total === 0 ? 0 : Math.round((count * 100) / total);

/** Votes for the current options, in their order, with percentages of all votes for these. @param counts by option id */
export const voteStatistics = (counts: Readonly<Record<string, number>>, options: readonly VotingOption[]) => {
  const total = options.reduce((sum, { id }) => sum + (counts[id] ?? 0), 0);
  return {
    total,
    byOption: options.map(({ id, label, labels, tone = 'neutral' }): OptionVotes => {
      const count = counts[id] ?? 0;
      return { key: label, count, percentage: wholePercent(count, total), labels: labels ?? {}, tone };
    }),
  };
};

/** The options that enough of a product's votes are for, so that it is found by them. @param counts by option id */
export const optionsSaid = (
  counts: Readonly<Record<string, number>>,
  options: readonly VotingOption[],
): readonly VotingOption[] => {
  const total = options.reduce((sum, { id }) => sum + (counts[id] ?? 0), 0);
  return options.filter(({ id }) => {
    const count = counts[id] ?? 0;
    return count >= limits.votesToSay && count * 100 >= total * limits.percentToSay;
  });
};

interface Voted {
  readonly count: number;
  readonly tone: Tone;
}

/**
 * The one thing people say about a product: the most voted option that is not negative, else the most voted negative one;
 * the first of equals. `undefined` without votes.
 */
export const leadingVote = <Option extends Voted>(byOption: readonly Option[]): Option | undefined => {
  const voted = byOption.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
  return voted.find(({ tone }) => tone !== 'negative') ?? voted[0];
};

/** Options by their tone, each list in the order given. */
export const optionsByTone = <Option extends { readonly tone: Tone }>(
  options: readonly Option[],
): Readonly<Record<Tone, readonly Option[]>> => {
  const ofTone = (tone: Tone) => options.filter((option) => option.tone === tone);
  return { positive: ofTone('positive'), neutral: ofTone('neutral'), negative: ofTone('negative') };
};

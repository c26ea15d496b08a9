import type { VotingOption } from '../catalogue/category.events.ts';
import { optionsSaid } from './vote-statistics.ts';

/** Votes for something else that every product is given, so that a few votes do not rank it first. */
export const votesBesides = 10;

/** How much of what people vote is for one option, from 0 to 1, careful with few votes. @param total of the product's votes */
export const votedScore = (count: number, total: number): number => count / (total + votesBesides);

export interface VotedProduct {
  readonly id: string;
  /** Votes by option id. */
  readonly votes: Readonly<Record<string, number>>;
  /** The options that it offers. */
  readonly options: readonly VotingOption[];
}

export interface VotedOption {
  readonly option: VotingOption;
  /** Ids of the products of which people say it, those with the highest {@link votedScore} first. */
  readonly ids: readonly string[];
}

/**
 * The positive options that people say of enough products to rank these, options of the most products first. Options of
 * several sets with the same label are one.
 * @param products the first of equals stays first
 * @param least how many products make a ranking
 */
export const votedMost = (products: readonly VotedProduct[], least: number): VotedOption[] => {
  const byLabel = new Map<string, { option: VotingOption; scored: { id: string; score: number }[] }>();
  for (const { id, votes, options } of products) {
    const total = options.reduce((sum, option) => sum + (votes[option.id] ?? 0), 0);
    for (const option of optionsSaid(votes, options)) {
      if (option.tone !== 'positive') continue;
      const found = byLabel.get(option.label) ?? { option, scored: [] };
      byLabel.set(option.label, found);
      found.scored.push({ id, score: votedScore(votes[option.id] ?? 0, total) });
    }
  }
  return [...byLabel.values()]
    .filter(({ scored }) => scored.length >= least)
    .sort((a, b) => b.scored.length - a.scored.length)
    .map(({ option, scored }) => ({ option, ids: scored.sort((a, b) => b.score - a.score).map(({ id }) => id) }));
};

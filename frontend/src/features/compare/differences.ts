import type { ProductResponse, VoteStatistics } from '../../lib/api-types.ts';

type OptionVotes = VoteStatistics['byOption'][number];

export interface OptionRow extends Pick<OptionVotes, 'key' | 'labels' | 'tone'> {
  /** Whole per cent of each product's votes; `null` where it does not have the option or has no votes. */
  readonly shares: readonly (number | null)[];
  /** Between the highest and the lowest share. */
  readonly spread: number;
}

/**
 * What people say about products, option by option: the biggest differences first, then what is said most. Options that
 * nobody chose are left out.
 * @param products `null` for one that is gone
 */
export const optionRows = (products: readonly (Pick<ProductResponse, 'votes'> | null)[]): readonly OptionRow[] => {
  const options = new Map(
    products.flatMap((product) => product?.votes.byOption ?? []).map((option) => [option.key, option]),
  );
  return [...options.values()]
    .map(({ key, labels, tone }): OptionRow => {
      const shares = products.map((product) => shareOf(product, key));
      const present = shares.filter((share) => share !== null);
      return { key, labels, tone, shares, spread: Math.max(...present, 0) - Math.min(...present, 100) };
    })
    .filter(({ shares }) => highest(shares) > 0)
    .sort((a, b) => b.spread - a.spread || highest(b.shares) - highest(a.shares));
};

const shareOf = (product: Pick<ProductResponse, 'votes'> | null, key: string): number | null => {
  if (!product || product.votes.total === 0) return null;
  return product.votes.byOption.find((option) => option.key === key)?.percentage ?? null;
};

const highest = (shares: OptionRow['shares']) => Math.max(...shares.map((share) => share ?? 0));

import type { ProductDocument } from '@henna/domain';
import type { Opinion } from '../../../opinions/opinion.ts';
import type { Content } from '../../../projection.ts';
import { bayesianMean } from './trend-score.ts';

type Product = Content<ProductDocument>;

const withVotes = (product: Product, optionId: string, change: 1 | -1): Product => ({
  ...product,
  votes: { ...product.votes, [optionId]: (product.votes[optionId] ?? 0) + change },
});

/** @throws RangeError for anything but 1 to 5 whole stars. */
const withRating = (product: Product, stars: number, change: 1 | -1): Product => {
  const breakdown = [...product.ratings.breakdown] as [number, number, number, number, number];
  const count = breakdown[stars - 1];
  if (count === undefined) throw new RangeError(`not a number of stars: ${stars}`);
  breakdown[stars - 1] = count + change;
  const total = product.ratings.total + change;
  const sum = product.ratings.sum + change * stars;
  return { ...product, ratings: { total, sum, breakdown }, bayesian: bayesianMean(total, sum) };
};

const withComment = (product: Product, parentId: string | null, change: 1 | -1, shown: number): Product => ({
  ...product,
  comments: product.comments + shown,
  rootComments: product.rootComments + (parentId === null ? change : 0),
});

/** The product with an opinion more or less. @param shown comments more or fewer that readers see by it */
export const withOpinion = (product: Product, opinion: Opinion, change: 1 | -1, shown: number): Product => {
  switch (opinion.kind) {
    case 'votes':
      return withVotes(product, opinion.optionId, change);
    case 'ratings':
      return withRating(product, opinion.stars, change);
    case 'comments':
      return withComment(product, opinion.parentId, change, shown);
  }
};

/** Of a product that nobody has rated. */
export const noRatings: Pick<Product, 'ratings' | 'bayesian'> = {
  ratings: { total: 0, sum: 0, breakdown: [0, 0, 0, 0, 0] },
  bayesian: null,
};

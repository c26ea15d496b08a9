import { bayesianMean, withStars, type Contribution, type ProductDocument } from '@henna/domain';
import type { Content } from '../../../projection.ts';

type Product = Content<ProductDocument>;

const withVotes = (product: Product, optionId: string, change: 1 | -1): Product => ({
  ...product,
  votes: { ...product.votes, [optionId]: (product.votes[optionId] ?? 0) + change },
});

const withRating = (product: Product, stars: number, change: 1 | -1): Product => {
  const ratings = withStars(product.ratings, stars, change);
  return { ...product, ratings, bayesian: bayesianMean(ratings.total, ratings.sum) };
};

const withComment = (product: Product, parentId: string | null, change: 1 | -1, shown: number): Product => ({
  ...product,
  comments: product.comments + shown,
  rootComments: product.rootComments + (parentId === null ? change : 0),
});

/** The product with an opinion more or less. @param shown comments more or fewer that readers see by it */
export const withOpinion = (product: Product, opinion: Contribution, change: 1 | -1, shown: number): Product => {
  switch (opinion.kind) {
    case 'votes':
      return withVotes(product, opinion.optionId, change);
    case 'ratings':
      return withRating(product, opinion.stars, change);
    case 'comments':
      return withComment(product, opinion.parentId, change, shown);
  }
};

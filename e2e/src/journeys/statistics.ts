import { expect } from '@jest/globals';
import type { CommentResponse, RatingStatistics, VoteStatistics } from '@henna/domain';
import type { Product } from '../product/product.ts';
import { until } from '../until.ts';

/** How much has been said about a product, as everybody is told. */
export const figuresOf = async (product: Product, id: string) => {
  const [votes, ratings, roots] = await Promise.all([
    product.get<VoteStatistics>(`/api/products/${id}/votes`),
    product.get<RatingStatistics>(`/api/products/${id}/ratings`),
    product.get<readonly CommentResponse[]>(`/api/products/${id}/comments`),
  ]);
  return {
    votes: votes.total,
    ratings: ratings.total,
    average: ratings.average,
    comments: roots.length,
    replies: roots.reduce((sum, { replies }) => sum + replies.length, 0),
  };
};

type Figures = Awaited<ReturnType<typeof figuresOf>>;

/** Expects that everybody is told this number in a moment. */
export const expectTold = async (product: Product, id: string, figure: keyof Figures, expected: number) => {
  const read = async () => ({ [figure]: (await figuresOf(product, id))[figure] });
  expect(await until(read, (told) => told[figure] === expected)).toEqual({ [figure]: expected });
};

import type {
  BannerDocument,
  BrandDocument,
  CategoryDocument,
  CommentDocument,
  ProductDocument,
  RatingDocument,
  VoteDocument,
} from '@henna/contracts';
import fc from 'fast-check';
import { History } from './testing/history/history.ts';
import { clears } from './testing/history/intents.ts';
import { project } from './testing/memory-views.ts';

const ids = (documents: readonly { readonly _id: string }[]) => documents.map(({ _id }) => _id).sort();
const sum = (counts: Readonly<Record<string, number>>) => Object.values(counts).reduce((all, count) => all + count, 0);

it('shows what stands in every view, whatever was cleared, taken up again and brought back', async () => {
  const check = fc.asyncProperty(clears, async (steps) => {
    const history = History.of(steps);
    const views = await project(history.events);
    expect(views.parked).toEqual([]);
    const { votes, ratings, comments } = history.activity;
    const standing = {
      votes: votes.filter(({ stands }) => stands),
      ratings: ratings.filter(({ stands }) => stands),
      comments: comments.filter(({ stands }) => stands),
    };
    expect(ids(views.documents<VoteDocument>('vote'))).toEqual(standing.votes.map(({ data }) => data.voteId).sort());
    expect(ids(views.documents<RatingDocument>('rating'))).toEqual(
      standing.ratings.map(({ data }) => data.ratingId).sort(),
    );
    const shown = views.documents<CommentDocument>('comment').filter(({ withdrawn }) => !withdrawn);
    expect(ids(shown)).toEqual(standing.comments.map(({ data }) => data.commentId).sort());
    const hidden = new Set(comments.flatMap(({ removed, data }) => (removed ? [data.commentId] : [])));
    for (const product of views.documents<ProductDocument>('product')) {
      const of = ({ data }: { readonly data: { readonly productId: string } }) => data.productId === product._id;
      expect(sum(product.votes)).toBe(standing.votes.filter(of).length);
      expect(product.ratings.total).toBe(standing.ratings.filter(of).length);
      const own = standing.comments.filter(of);
      expect(product.rootComments).toBe(own.filter(({ data }) => data.parentId === null).length);
      expect(product.comments).toBe(own.filter(({ data }) => !hidden.has(data.parentId ?? '')).length);
      expect([product._id, product.removed]).toEqual([product._id, history.records.isRemoved(product._id)]);
    }
    for (const view of ['brand', 'banner'] as const)
      for (const { _id, removed } of views.documents<BrandDocument | BannerDocument>(view))
        expect([_id, removed]).toEqual([_id, history.records.isRemoved(_id)]);
    for (const category of views.documents<CategoryDocument>('category'))
      for (const { id, removed } of [{ ...category, id: category._id }, ...category.subcategories])
        expect([id, removed]).toEqual([id, history.records.isRemoved(id)]);
  });
  // A failing run prints its seed and path; fast-check takes both as parameters.
  await fc.assert(check, { numRuns: 300 });
});

import type {
  CommentDocument,
  ProductDocument,
  ReportedCommentDocument,
  RatingDocument,
  VoteDocument,
} from '@henna/domain';
import fc from 'fast-check';
import { RandomLog } from '../testing/random-log/random-log.ts';
import { disputes, replacements } from '../testing/random-log/intents.ts';
import { project } from '../testing/memory-views.ts';

const ids = (documents: readonly { readonly _id: string }[]) => documents.map(({ _id }) => _id).sort();
const sum = (counts: Readonly<Record<string, number>>) => Object.values(counts).reduce((all, count) => all + count, 0);
const active = ({ status }: { readonly status: string }) => status === 'active';
const removed = ({ status }: { readonly status: string }) => status === 'removed';

it('counts the active opinions in every view, whatever was withdrawn, removed, reset, replaced and brought back', async () => {
  const check = fc.asyncProperty(fc.oneof(disputes, replacements), async (steps) => {
    const randomLog = RandomLog.fromIntents(steps);
    const views = await project(randomLog.events);
    expect(views.parked).toEqual([]);
    const { votes, ratings, comments } = randomLog.activity;
    const counted = comments.filter(({ isActive, waiting }) => isActive && !waiting);
    const idsOf = {
      votes: (those: typeof votes) => those.map(({ data }) => data.voteId).sort(),
      ratings: (those: typeof ratings) => those.map(({ data, stars }) => `${data.ratingId} ${stars}`).sort(),
      comments: counted.map(({ data }) => data.commentId).sort(),
    };
    const rated = (part?: string) =>
      views.documents<RatingDocument>('rating', part).map(({ _id, stars }) => `${_id} ${stars}`);
    expect(ids(views.documents<VoteDocument>('vote'))).toEqual(idsOf.votes(votes.filter(active)));
    expect(ids(views.documents('vote', 'removed'))).toEqual(idsOf.votes(votes.filter(removed)));
    expect(rated().sort()).toEqual(idsOf.ratings(ratings.filter(active)));
    expect(rated('removed').sort()).toEqual(idsOf.ratings(ratings.filter(removed)));
    const shown = views.documents<CommentDocument>('comment').filter(({ withdrawn }) => !withdrawn);
    expect(ids(shown)).toEqual(idsOf.comments);
    const waiting = comments.flatMap((comment) =>
      comment.isActive && comment.waiting ? [comment.data.commentId] : [],
    );
    expect(ids(views.documents('comment', 'waiting'))).toEqual(waiting.sort());
    const queued = views
      .documents<ReportedCommentDocument>('report')
      .filter(({ hold, queue }) => hold?.settled === null && queue === 'open');
    expect(ids(queued)).toEqual(waiting.sort());
    for (const { root, productId, userId, stars } of shown) {
      const own = ratings.find(
        ({ data, status }) => status === 'active' && data.productId === productId && data.userId === userId,
      );
      expect(stars).toBe((root && own?.stars) || null);
    }
    const hidden = new Set(comments.flatMap((comment) => (comment.removed ? [comment.data.commentId] : [])));
    for (const product of views.documents<ProductDocument>('product')) {
      const isOf = ({ data }: { readonly data: { readonly productId: string } }) => data.productId === product._id;
      expect(sum(product.votes)).toBe(votes.filter(active).filter(isOf).length);
      expect(product.ratings.total).toBe(ratings.filter(active).filter(isOf).length);
      const own = counted.filter(isOf);
      expect(product.rootComments).toBe(own.filter(({ data }) => data.parentId === null).length);
      expect(product.comments).toBe(own.filter(({ data }) => !hidden.has(data.parentId ?? '')).length);
    }
  });
  // A failing run prints its seed and path; fast-check takes both as parameters.
  await fc.assert(check, { numRuns: 300 });
});

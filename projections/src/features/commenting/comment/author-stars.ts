import type { CommentDocument } from '@henna/contracts';
import { everyOne } from '../../../cleared.ts';
import { existing } from '../../../facts.ts';
import type { Documents, Keyed, Selection } from '../../../projection.ts';
import { voidedActs } from '../../../voided.ts';

/** What one person's comments on one product need to know of each other; part `authors`. */
export interface AuthorDocument extends Keyed {
  readonly stars: number | null;
  /** Roots of the person that stand. */
  readonly roots: readonly string[];
}

export const authorId = (data: { readonly productId: string; readonly userId: string }): string =>
  `${data.productId}.${data.userId}`;

const userOf = (id: string): string => id.slice(id.indexOf('.') + 1);

interface VoidedStars {
  readonly author: string;
  readonly stars: number;
}

/** The stars that authors give the product, on every root of theirs that stands. */
export const authorStars = (
  comments: Documents<CommentDocument>,
  authors: Documents<AuthorDocument>,
  putAuthor: (author: AuthorDocument) => void,
) => {
  const voided = voidedActs<VoidedStars>(comments);
  const put = async (each: readonly (readonly [author: AuthorDocument, stars: number | null])[]) => {
    for (const [author, stars] of each) putAuthor({ ...author, stars });
    const roots = each.flatMap(([author, stars]) => author.roots.map((id) => ({ id, stars })));
    const found = await comments.getMany(roots.map(({ id }) => id));
    for (const [index, { id, stars }] of roots.entries())
      comments.put({ ...existing(found[index], 'root comment', id), stars });
  };
  const authorsOf = async (ids: readonly string[]) => {
    const found = await authors.getMany(ids);
    return ids.map((id, index) => found[index] ?? { _id: id, stars: null, roots: [] });
  };
  return {
    /** @param stars `null` when none stand any more */
    async rate(data: { readonly productId: string; readonly userId: string }, stars: number | null) {
      await voided.take(authorId(data));
      const [author] = await authorsOf([authorId(data)]);
      await put([[author!, stars]]);
    },
    /** Takes those of a product, or of all. */
    async reset(by: string, productId?: string) {
      const all: Selection =
        productId === undefined
          ? everyOne('stars')
          : { idPrefix: authorId({ productId, userId: '' }), having: 'stars' };
      const rated = await authors.select(all);
      for (const { _id, stars } of rated)
        if (stars !== null) voided.put({ _id, userId: userOf(_id), by, fact: { author: _id, stars } });
      await put(rated.map((author) => [author, null]));
    },
    async giveBack(by: string) {
      const back = await voided.giveBack(by);
      const found = await authorsOf(back.map(({ author }) => author));
      await put(found.map((author, index) => [author, back[index]!.stars]));
    },
    forget: (userId: string) => voided.forget(userId),
  };
};

import type { CommentDocument } from '@henna/domain';
import { existing } from '../../../facts.ts';
import type { Documents, Keyed } from '../../../projection.ts';

interface OfAuthor {
  readonly productId: string;
  readonly userId: string;
}

/** What one person's comments on one product need to know of each other; part `authors`. */
interface AuthorDocument extends Keyed {
  readonly stars: number | null;
  /** Active roots of the person. */
  readonly roots: readonly string[];
}

export const authorId = ({ productId, userId }: OfAuthor): string => `${productId}.${userId}`;

/** The roots of each person on each product, which show the stars that the person gives it. */
export const authorsOf = (comments: Documents<CommentDocument>) => {
  const authors = comments.part<AuthorDocument>('authors');
  const authorOf = async (author: OfAuthor): Promise<AuthorDocument> => {
    const id = authorId(author);
    return (await authors.get(id)) ?? { _id: id, stars: null, roots: [] };
  };
  /** A person without stars and roots leaves no document. */
  const put = (author: AuthorDocument) => {
    if (author.stars === null && author.roots.length === 0) authors.delete(author._id);
    else authors.put(author);
  };
  return {
    /** Notes a root that is there from now on. @returns the stars that it shows */
    async addRoot(author: OfAuthor, commentId: string): Promise<number | null> {
      const known = await authorOf(author);
      put({ ...known, roots: [...known.roots, commentId] });
      return known.stars;
    },
    async removeRoot(author: OfAuthor, commentId: string): Promise<void> {
      const known = await authorOf(author);
      put({ ...known, roots: known.roots.filter((id) => id !== commentId) });
    },
    /** @param stars `null` when the person's rating counts no more */
    async rate(author: OfAuthor, stars: number | null): Promise<void> {
      const known = await authorOf(author);
      put({ ...known, stars });
      for (const id of known.roots) comments.put({ ...existing(await comments.get(id), 'root comment', id), stars });
    },
  };
};

import type { Log } from '../log.ts';
import { pick, sealed, time } from './intents.ts';

interface Act<Data> {
  readonly data: Data;
  stands: boolean;
}
type Vote = { voteId: string; productId: string; userId: string; optionId: string; vote: string; castAt: string };
type Rating = { ratingId: string; productId: string; userId: string; givenAt: string };
type Comment = {
  commentId: string;
  productId: string;
  userId: string;
  parentId: string | null;
  replyTo: string | null;
  postedAt: string;
};

/** Votes, ratings, comments and visits of a history, and which of them stand. */
export class Activity {
  readonly votes: Act<Vote>[] = [];
  readonly ratings: (Act<Rating> & { stars: number })[] = [];
  readonly comments: (Act<Comment> & { editedAt?: string; removed?: boolean })[] = [];
  visits: { productId: string; person: string; visitedAt: string }[] = [];
  readonly #erased = new Set<string>();
  readonly #log: Log;
  readonly #products: readonly string[];

  constructor(log: Log, products: readonly string[]) {
    this.#log = log;
    this.#products = products;
  }

  vote(a: number, b: number, c: number): void {
    const productId = pick(this.#products, a)!;
    const userId = `user-${b % 5}`;
    if (this.#erased.has(userId)) return;
    const optionId = `option-${c % 4}`;
    const stream = `ballot-${productId}.${userId}`;
    const own = this.votes.find(
      ({ data }) => data.productId === productId && data.userId === userId && data.optionId === optionId,
    );
    if (!own) {
      const data = { voteId: `vote-${this.votes.length}`, productId, userId, optionId, vote: 'Good', castAt: time(c) };
      this.votes.push({ data, stands: true });
      this.#log.append(stream, { type: 'VoteCast', data }, c % 3 ? 'screen' : 'demo');
    } else if (own.stands && a % 3 === 0) {
      own.stands = false;
      this.#log.append(stream, { type: 'VoteRemovedByModerator', data: { ...own.data, removedAt: time(c) } });
    } else if (own.stands) {
      own.stands = false;
      this.#log.append(stream, { type: 'VoteWithdrawn', data: { ...own.data, withdrawnAt: time(c) } });
    } else {
      own.stands = true;
      this.#log.append(stream, { type: 'VoteRestored', data: { ...own.data, restoredAt: time(c) } }, 'undo');
    }
  }

  rate(a: number, b: number, c: number): void {
    const productId = pick(this.#products, a)!;
    const userId = `user-${b % 5}`;
    if (this.#erased.has(userId)) return;
    const stream = `rating-${productId}.${userId}`;
    const stars = 1 + (c % 5);
    const own = this.ratings.find(({ data }) => data.productId === productId && data.userId === userId);
    if (!own) {
      const data = { ratingId: `rating-${this.ratings.length}`, productId, userId, givenAt: time(c) };
      this.ratings.push({ data, stars, stands: true });
      this.#log.append(stream, { type: 'RatingGiven', data: { ...data, stars } });
    } else if (!own.stands) {
      own.stands = true;
      const data = { ...own.data, stars: own.stars, restoredAt: time(c) };
      this.#log.append(stream, { type: 'RatingRestored', data }, 'undo');
    } else if (b % 7 === 0) {
      own.stands = false;
      const data = { ...own.data, stars: own.stars, removedAt: time(c) };
      this.#log.append(stream, { type: 'RatingRemovedByModerator', data });
    } else if (b % 3 === 0) {
      own.stands = false;
      this.#log.append(stream, {
        type: 'RatingWithdrawn',
        data: { ...own.data, stars: own.stars, withdrawnAt: time(c) },
      });
    } else {
      this.#log.append(stream, {
        type: 'RatingChanged',
        data: { ...own.data, from: own.stars, to: stars, changedAt: time(c) },
      });
      own.stars = stars;
    }
  }

  comment(a: number, b: number, c: number): void {
    const own = c % 3 === 0 ? pick(this.comments, a) : undefined;
    if (this.#erased.has(own?.data.userId ?? `user-${b % 5}`)) return;
    if (own) {
      const stream = `comment-${own.data.commentId}`;
      if (own.stands && b % 2) {
        own.editedAt = time(c);
        const data = { ...own.data, content: sealed(`better ${c}`), editedAt: own.editedAt };
        this.#log.append(stream, { type: 'CommentEdited', data });
        return;
      }
      own.stands = !own.stands;
      if (own.stands) {
        const edited = own.editedAt === undefined ? {} : { editedAt: own.editedAt };
        const data = { ...own.data, content: sealed(`again ${c}`), ...edited, restoredAt: time(c) };
        this.#log.append(stream, { type: 'CommentRestored', data }, 'undo');
        own.removed = false;
      } else if (a % 3 === 0) {
        own.removed = true;
        this.#log.append(stream, { type: 'CommentRemovedByModerator', data: { ...own.data, removedAt: time(c) } });
      } else this.#log.append(stream, { type: 'CommentWithdrawn', data: { ...own.data, withdrawnAt: time(c) } });
      return;
    }
    // A reply may reach a root that its author is withdrawing at the same moment.
    const parent = b % 2 ? pick(this.comments, b) : undefined;
    const parentId = parent ? (parent.data.parentId ?? parent.data.commentId) : null;
    const commentId = `comment-${this.comments.length}`;
    const data: Comment = {
      commentId,
      productId: parent?.data.productId ?? pick(this.#products, a)!,
      userId: `user-${b % 5}`,
      parentId,
      replyTo: parent?.data.parentId ? parent.data.commentId : null,
      postedAt: time(c),
    };
    this.comments.push({ data, stands: true });
    this.#log.append(`comment-${commentId}`, { type: 'CommentPosted', data: { ...data, content: sealed(`${c}`) } });
  }

  visit(a: number, b: number, c: number): void {
    const productId = pick(this.#products, a)!;
    const visit = `visit-${b}`;
    const user = b % 2 ? { userId: `user-${b % 5}` } : {};
    if (user.userId !== undefined && this.#erased.has(user.userId)) return;
    this.visits.push({ productId, person: user.userId ?? visit, visitedAt: time(c) });
    const data = { productId, visitedAt: time(c), ...user, visit, language: 'en' as const };
    this.#log.append(`visits-${productId}`, { type: 'ProductVisited', data });
  }

  /** Takes back all that stands of a person; from then on they do nothing more. */
  erase(userId: string, c: number): void {
    if (this.#erased.has(userId)) this.#lateActs(userId, c);
    this.#erased.add(userId);
    const own = <Own extends Act<{ userId: string }>>(acts: readonly Own[]) =>
      acts.filter(({ data, stands }) => stands && data.userId === userId);
    for (const act of own(this.votes)) {
      act.stands = false;
      const stream = `ballot-${act.data.productId}.${userId}`;
      this.#log.append(stream, { type: 'VoteWithdrawn', data: { ...act.data, withdrawnAt: time(c) } }, 'system');
    }
    for (const act of own(this.ratings)) {
      act.stands = false;
      const data = { ...act.data, stars: act.stars, withdrawnAt: time(c) };
      this.#log.append(`rating-${act.data.productId}.${userId}`, { type: 'RatingWithdrawn', data }, 'system');
    }
    for (const act of own(this.comments)) {
      act.stands = false;
      const data = { ...act.data, withdrawnAt: time(c) };
      this.#log.append(`comment-${act.data.commentId}`, { type: 'CommentWithdrawn', data }, 'system');
    }
    this.visits = this.visits.filter(({ person }) => person !== userId);
  }

  /** What was on its way when its person was erased. */
  #lateActs(userId: string, c: number): void {
    const productId = pick(this.#products, c)!;
    const visit = { productId, visitedAt: time(c), userId, visit: 'late', language: 'en' as const };
    this.#log.append(`visits-${productId}`, { type: 'ProductVisited', data: visit });
    const voteId = `vote-${this.votes.length}`;
    const data = { voteId, productId, userId, optionId: 'option-late', vote: 'Good', castAt: time(c) };
    this.votes.push({ data, stands: true });
    this.#log.append(`ballot-${productId}.${userId}`, { type: 'VoteCast', data });
  }
}

import type { ClearedEntity } from '@henna/contracts';
import type { Log } from '../log.ts';
import { pick, sealed, time } from './intents.ts';
import { Opinions } from './opinions.ts';

interface Act<Data> {
  readonly data: Data;
  stands: boolean;
}
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
  readonly comments: (Act<Comment> & { editedAt?: string; removed?: boolean; clearedBy?: string | undefined })[] = [];
  visits: { productId: string; person: string; visitedAt: string }[] = [];
  readonly #opinions: Opinions;
  readonly #erased = new Set<string>();
  readonly #log: Log;
  readonly #products: readonly string[];

  constructor(log: Log, products: readonly string[]) {
    this.#log = log;
    this.#products = products;
    this.#opinions = new Opinions(log, products);
  }

  get votes() {
    return this.#opinions.votes;
  }

  get ratings() {
    return this.#opinions.ratings;
  }

  isErased(userId: string): boolean {
    return this.#erased.has(userId);
  }

  vote(a: number, b: number, c: number): void {
    if (!this.#erased.has(`user-${b % 5}`)) this.#opinions.vote(a, b, c);
  }

  rate(a: number, b: number, c: number): void {
    if (!this.#erased.has(`user-${b % 5}`)) this.#opinions.rate(a, b, c);
  }

  reset(a: number, b: number, c: number): void {
    this.#opinions.reset(a, b, c);
  }

  comment(a: number, b: number, c: number): void {
    const own = c % 3 === 0 ? pick(this.comments, a) : undefined;
    if (this.#erased.has(own?.data.userId ?? `user-${b % 5}`)) return;
    if (own) {
      const stream = `comment-${own.data.commentId}`;
      // Whoever acts on what a clear took may not have heard of it.
      const isUnheard = own.clearedBy !== undefined && a % 2 === 0;
      if ((own.stands || isUnheard) && b % 2) {
        own.editedAt = time(c);
        const data = { ...own.data, content: sealed(`better ${c}`), editedAt: own.editedAt };
        this.#log.append(stream, { type: 'CommentEdited', data });
        return;
      }
      own.stands = isUnheard ? false : !own.stands;
      own.clearedBy = undefined;
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

  clear(entity: ClearedEntity, clearId: string): void {
    if (entity === 'votes' || entity === 'ratings') this.#opinions.clear(entity, clearId);
    if (entity !== 'comments') return;
    for (const comment of this.comments)
      if (comment.stands) {
        comment.stands = false;
        comment.clearedBy = clearId;
      }
  }

  canUndoClear(entity: ClearedEntity, clearId: string): boolean {
    return (entity !== 'votes' && entity !== 'ratings') || this.#opinions.canUndoClear(entity, clearId);
  }

  undoClear(entity: ClearedEntity, clearId: string): void {
    if (entity === 'votes' || entity === 'ratings') this.#opinions.undoClear(clearId);
    for (const comment of this.comments)
      if (comment.clearedBy === clearId) {
        comment.stands = true;
        comment.clearedBy = undefined;
      }
  }

  /** Takes back all that stands of a person; from then on they do nothing more. */
  erase(userId: string, c: number): void {
    if (this.#erased.has(userId)) this.#lateActs(userId, c);
    this.#erased.add(userId);
    const own = <Own extends Act<{ userId: string }>>(acts: readonly Own[]) =>
      acts.filter(({ data, stands }) => stands && data.userId === userId);
    this.#opinions.erase(userId, c);
    for (const comment of this.comments)
      if (comment.data.userId === userId && comment.clearedBy !== undefined) {
        comment.clearedBy = undefined;
        comment.stands = true;
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
    this.#opinions.voteLate(productId, userId, c);
  }
}

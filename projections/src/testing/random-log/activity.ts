import type { Log } from '../memory-log.ts';
import { Batches, type BatchTarget } from './batches.ts';
import { Marks } from './marks.ts';
import { pick, sealed, time } from './intents.ts';
import { Opinions } from './opinions.ts';
import { Shelves } from './shelves.ts';

interface MadeContribution<Data> {
  readonly data: Data;
  isActive: boolean;
}
type Comment = {
  commentId: string;
  productId: string;
  userId: string;
  parentId: string | null;
  replyTo: string | null;
  postedAt: string;
};

/** Votes, ratings, comments, marks, shelves and visits of a random log, and which of them are active. */
export class Activity {
  readonly comments: (MadeContribution<Comment> & {
    editedAt?: string;
    removed?: boolean;
    waiting?: boolean;
    removedBy?: string | undefined;
  })[] = [];
  visits: { productId: string; person: string; visitedAt: string }[] = [];
  readonly shelves: Shelves;
  readonly marks: Marks;
  readonly #opinions: Opinions;
  readonly #batches: Batches;
  readonly #erased = new Set<string>();
  readonly #log: Log;
  readonly #products: readonly string[];

  constructor(log: Log, products: readonly string[]) {
    this.#log = log;
    this.#products = products;
    this.#opinions = new Opinions(log, products);
    this.shelves = new Shelves(log, products);
    this.marks = new Marks(log);
    this.#batches = new Batches(log);
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

  shelve(a: number, b: number, c: number): void {
    if (!this.#erased.has(`user-${b % 5}`)) this.shelves.step(a, `user-${b % 5}`, c);
  }

  /** Somebody finds a comment helpful, or no longer: also one that is being withdrawn at the same moment. */
  mark(a: number, b: number, c: number): void {
    const comment = pick(this.comments, a)?.data;
    const userId = `user-${b % 5}`;
    if (comment && comment.userId !== userId && !this.#erased.has(userId)) this.marks.step(comment, userId, c);
  }

  /** Resets a product, or undoes its latest reset. */
  reset(a: number, b: number, c: number): void {
    this.#doOrUndo({ kind: b % 2 ? 'votes' : 'ratings', productId: pick(this.#products, a)! }, c);
  }

  /** Removes all votes, ratings or comments as an import does that replaces them, or undoes the latest removal. */
  replace(a: number, c: number): void {
    this.#doOrUndo({ kind: pick(['votes', 'ratings', 'comments'] as const, a)!, productId: null }, c);
  }

  comment(a: number, b: number, c: number): void {
    const own = c % 3 === 0 ? pick(this.comments, a) : undefined;
    if (this.#erased.has(own?.data.userId ?? `user-${b % 5}`)) return;
    if (own) {
      const stream = `comment-${own.data.commentId}`;
      if (own.isActive && b % 2) {
        own.editedAt = time(c);
        const data = { ...own.data, content: sealed(`better ${c}`), editedAt: own.editedAt };
        this.#log.append(stream, { type: 'CommentEdited', data });
        if (!own.waiting && a % 5 === 0) this.#hold(own, c);
        return;
      }
      if (own.isActive && own.waiting && a % 2) {
        own.waiting = false;
        this.#log.append(stream, {
          type: 'CommentApproved',
          data: { ...own.data, reason: 'link', approvedAt: time(c) },
        });
        return;
      }
      const waiting = own.waiting ? ({ waiting: true } as const) : {};
      own.isActive = !own.isActive;
      own.removedBy = undefined;
      if (own.isActive) {
        const edited = own.editedAt === undefined ? {} : { editedAt: own.editedAt };
        const data = { ...own.data, content: sealed(`again ${c}`), ...edited, restoredAt: time(c) };
        this.#log.append(stream, { type: 'CommentRestored', data }, 'undo');
        own.removed = false;
        if (own.waiting) this.#hold(own, c);
      } else if (a % 3 === 0) {
        own.removed = true;
        this.#log.append(stream, {
          type: 'CommentRemovedByModerator',
          data: { ...own.data, ...waiting, removedAt: time(c) },
        });
      } else
        this.#log.append(stream, { type: 'CommentWithdrawn', data: { ...own.data, ...waiting, withdrawnAt: time(c) } });
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
    const made = { data, isActive: true };
    this.comments.push(made);
    this.#log.append(`comment-${commentId}`, { type: 'CommentPosted', data: { ...data, content: sealed(`${c}`) } });
    if (c % 4 === 1) this.#hold(made, c);
  }

  #hold(comment: MadeContribution<Comment> & { waiting?: boolean }, c: number): void {
    comment.waiting = true;
    const data = { ...comment.data, reason: 'link' as const, heldAt: time(c) };
    this.#log.append(`comment-${data.commentId}`, { type: 'CommentHeld', data });
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

  #doOrUndo(target: BatchTarget, c: number): void {
    const { kind: of, productId } = target;
    const latest = this.#batches.latest(target);
    if (latest !== undefined && c % 2)
      this.#batches.undo(latest, target, c, () =>
        of === 'comments' ? this.#undoRemoval(latest, c) : this.#opinions.undoReset(of, latest, c),
      );
    else
      this.#batches.run(target, c, (id) =>
        of === 'comments' ? this.#removeComments(id, c) : this.#opinions.reset(of, productId, id, c),
      );
  }

  #removeComments(batchId: string, c: number): number {
    const concerned = this.comments.filter(({ isActive, waiting }) => isActive && !waiting);
    for (const comment of concerned) {
      Object.assign(comment, { isActive: false, removedBy: batchId });
      const data = { ...comment.data, batchId, removedAt: time(c) };
      this.#log.append(`comment-${data.commentId}`, { type: 'CommentRemovedByImport', data }, 'import');
    }
    return concerned.length;
  }

  #undoRemoval(batchId: string, c: number): number {
    const concerned = this.comments.filter(({ removedBy }) => removedBy === batchId);
    for (const comment of concerned) {
      Object.assign(comment, { isActive: true, removedBy: undefined });
      const data = { ...comment.data, batchId, undoneAt: time(c) };
      this.#log.append(`comment-${data.commentId}`, { type: 'CommentImportRemovalUndone', data }, 'undo');
    }
    return concerned.length;
  }

  /** Withdraws all active contributions of a person, who does nothing more from then on. */
  erase(userId: string, c: number): void {
    if (this.#erased.has(userId)) this.#appendLateContributions(userId, c);
    this.#erased.add(userId);
    const own = <Own extends MadeContribution<{ userId: string }>>(contributions: readonly Own[]) =>
      contributions.filter(({ data, isActive }) => isActive && data.userId === userId);
    this.#opinions.erase(userId, c);
    this.shelves.erase(userId, c);
    this.marks.erase(userId, c);
    for (const comment of this.comments) if (comment.data.userId === userId) comment.removedBy = undefined;
    for (const contribution of own(this.comments)) {
      contribution.isActive = false;
      const waiting = contribution.waiting ? ({ waiting: true } as const) : {};
      const data = { ...contribution.data, ...waiting, withdrawnAt: time(c) };
      this.#log.append(`comment-${contribution.data.commentId}`, { type: 'CommentWithdrawn', data }, 'system');
    }
    this.visits = this.visits.filter(({ person }) => person !== userId);
  }

  /** A visit, a vote, a place on a shelf and a mark that were under way when their person was erased. */
  #appendLateContributions(userId: string, c: number): void {
    const productId = pick(this.#products, c)!;
    const visit = { productId, visitedAt: time(c), userId, visit: 'late', language: 'en' as const };
    this.#log.append(`visits-${productId}`, { type: 'ProductVisited', data: visit });
    this.#opinions.voteLate(productId, userId, c);
    this.shelves.placeLate(productId, userId, c);
    const comment = pick(this.comments, c)?.data;
    if (comment && comment.userId !== userId) this.marks.step(comment, userId, c);
  }
}

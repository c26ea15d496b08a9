import type { ResetKind } from '@henna/contracts';
import type { Log } from '../log.ts';
import { pick, time } from './intents.ts';

type Vote = { voteId: string; productId: string; userId: string; optionId: string; vote: string; castAt: string };
type Rating = { ratingId: string; productId: string; userId: string; givenAt: string };

interface Opinion<Data> {
  readonly data: Data;
  stands: boolean;
  /** By a moderator. */
  removed?: boolean;
  /** The reset that took it, whether it stood or was removed, until the next act in its place. */
  taken?: { readonly by: string; readonly stood: boolean } | undefined;
  /** An undone reset gave it back: somebody may not have heard of that. */
  returned?: boolean;
}

interface Reset {
  readonly kind: ResetKind;
  /** `null`: all products, by a clear. */
  readonly productId: string | null;
  readonly resetId: string;
}

/** Votes and ratings of a history, the resets of products, and what of it stands. */
export class Opinions {
  readonly votes: Opinion<Vote>[] = [];
  readonly ratings: (Opinion<Rating> & { stars: number })[] = [];
  /** Those that stand, the latest last. */
  #resets: Reset[] = [];
  #made = 0;
  readonly #log: Log;
  readonly #products: readonly string[];

  constructor(log: Log, products: readonly string[]) {
    this.#log = log;
    this.#products = products;
  }

  vote(a: number, b: number, c: number): void {
    const of = { productId: pick(this.#products, a)!, userId: `user-${b % 5}`, optionId: `option-${c % 4}` };
    const own = this.votes.findLast(
      ({ data }) => data.productId === of.productId && data.userId === of.userId && data.optionId === of.optionId,
    );
    if (!own || isAnew(own, a)) return this.#cast({ ...of, vote: 'Good', castAt: time(c) }, own, c % 3 > 0);
    // Whoever acts on what a reset took has not heard of the reset.
    const stood = own.taken?.stood ?? own.stands;
    actedUpon(own);
    own.stands = !stood;
    own.removed = stood && a % 3 === 0;
    if (!stood) this.#ballot({ type: 'VoteRestored', data: { ...own.data, restoredAt: time(c) } }, 'undo');
    else if (own.removed) this.#ballot({ type: 'VoteRemovedByModerator', data: { ...own.data, removedAt: time(c) } });
    else this.#ballot({ type: 'VoteWithdrawn', data: { ...own.data, withdrawnAt: time(c) } });
  }

  rate(a: number, b: number, c: number): void {
    const of = { productId: pick(this.#products, a)!, userId: `user-${b % 5}` };
    const stars = 1 + (c % 5);
    const own = this.ratings.findLast(({ data }) => data.productId === of.productId && data.userId === of.userId);
    if (!own || isAnew(own, c)) {
      if (own) passOver(own);
      const data = { ratingId: `rating-${this.ratings.length}`, ...of, givenAt: time(c) };
      this.ratings.push({ data, stars, stands: true });
      return this.#rating({ type: 'RatingGiven', data: { ...data, stars } });
    }
    const stood = own.taken?.stood ?? own.stands;
    actedUpon(own);
    const data = { ...own.data, stars: own.stars };
    own.stands = !stood || (b % 7 !== 0 && b % 3 !== 0);
    own.removed = stood && b % 7 === 0;
    if (!stood) this.#rating({ type: 'RatingRestored', data: { ...data, restoredAt: time(c) } }, 'undo');
    else if (own.removed) this.#rating({ type: 'RatingRemovedByModerator', data: { ...data, removedAt: time(c) } });
    else if (b % 3 === 0) this.#rating({ type: 'RatingWithdrawn', data: { ...data, withdrawnAt: time(c) } });
    else {
      const change = { from: own.stars, to: stars, changedAt: time(c) };
      this.#rating({ type: 'RatingChanged', data: { ...own.data, ...change } });
      own.stars = stars;
    }
  }

  /** Resets a product, or takes its latest reset back. */
  reset(a: number, b: number, c: number): void {
    const kind = b % 2 ? 'votes' : 'ratings';
    const productId = pick(this.#products, a)!;
    const stream = `product-${productId}`;
    const latest = this.#resets.findLast(
      (reset) => reset.kind === kind && (reset.productId ?? productId) === productId,
    );
    if (latest?.productId && c % 2) {
      this.#giveBack(latest);
      const data = { productId, resetId: latest.resetId, undoneAt: time(c) };
      this.#log.append(stream, {
        type: kind === 'votes' ? 'ProductVotesResetUndone' : 'ProductRatingsResetUndone',
        data,
      });
      return;
    }
    const resetId = `reset-${this.#made++}`;
    this.#take({ kind, productId, resetId });
    const data = { productId, resetId, resetAt: time(c) };
    this.#log.append(stream, { type: kind === 'votes' ? 'ProductVotesReset' : 'ProductRatingsReset', data });
  }

  /** Clears all votes or ratings. */
  clear(kind: ResetKind, clearId: string): void {
    this.#take({ kind, productId: null, resetId: clearId });
  }

  /** Whether no product was reset since. */
  canUndoClear(kind: ResetKind, clearId: string): boolean {
    return this.#resets.findLast((reset) => reset.kind === kind)?.resetId === clearId;
  }

  undoClear(clearId: string): void {
    const clear = this.#resets.find(({ resetId }) => resetId === clearId);
    if (clear) this.#giveBack(clear);
  }

  #take(reset: Reset): void {
    this.#resets.push(reset);
    for (const act of this.#actsOf(reset))
      if (act.stands || act.removed) {
        act.taken ??= { by: reset.resetId, stood: act.stands };
        act.stands = false;
      }
  }

  #giveBack(reset: Reset): void {
    this.#resets = this.#resets.filter((other) => other !== reset);
    for (const act of this.#actsOf(reset))
      if (act.taken?.by === reset.resetId) {
        act.stands = act.taken.stood;
        act.returned = true;
        act.taken = undefined;
      }
  }

  #actsOf({ kind, productId }: Reset): readonly Opinion<Vote | Rating>[] {
    const acts: readonly Opinion<Vote | Rating>[] = kind === 'votes' ? this.votes : this.ratings;
    return productId === null ? acts : acts.filter(({ data }) => data.productId === productId);
  }

  /** Takes back all that stands of a person; what a reset took of them comes back no more. */
  erase(userId: string, c: number): void {
    const own = <Act extends Opinion<{ userId: string }>>(acts: readonly Act[]) => {
      const theirs = acts.filter(({ data }) => data.userId === userId);
      const standing = theirs.filter(({ stands }) => stands);
      for (const act of theirs) passOver(act);
      return standing;
    };
    for (const { data } of own(this.votes))
      this.#ballot({ type: 'VoteWithdrawn', data: { ...data, withdrawnAt: time(c) } }, 'system');
    for (const { data, stars } of own(this.ratings))
      this.#rating({ type: 'RatingWithdrawn', data: { ...data, stars, withdrawnAt: time(c) } }, 'system');
  }

  /** A vote that was on its way when its person was erased. */
  voteLate(productId: string, userId: string, c: number): void {
    this.#cast({ productId, userId, optionId: 'option-late', vote: 'Good', castAt: time(c) }, undefined, true);
  }

  #cast(of: Omit<Vote, 'voteId'>, before: Opinion<Vote> | undefined, isOfMember: boolean): void {
    if (before) passOver(before);
    const data = { voteId: `vote-${this.votes.length}`, ...of };
    this.votes.push({ data, stands: true });
    this.#ballot({ type: 'VoteCast', data }, isOfMember ? 'screen' : 'demo');
  }

  #ballot(fact: Extract<Parameters<Log['append']>[1], { data: Vote }>, origin?: Parameters<Log['append']>[2]): void {
    this.#log.append(`ballot-${fact.data.productId}.${fact.data.userId}`, fact, origin);
  }

  #rating(fact: Extract<Parameters<Log['append']>[1], { data: Rating }>, origin?: Parameters<Log['append']>[2]): void {
    this.#log.append(`rating-${fact.data.productId}.${fact.data.userId}`, fact, origin);
  }
}

/** The next act in a place decides alone. */
const passOver = (act: Opinion<unknown>) => {
  act.stands = false;
  act.removed = false;
  act.taken = undefined;
};

/** Whoever reads its stream knows from then on that it is there, or that it is not. */
const actedUpon = (act: Opinion<unknown>) => {
  act.taken = undefined;
  act.returned = false;
};

/** Whether somebody acts as if nothing were there: it was taken, or it was and they have not heard of its return. */
const isAnew = ({ taken, returned, stands }: Opinion<unknown>, number: number): boolean =>
  (taken !== undefined && number % 4 > 0) || (returned === true && stands && number % 5 === 0);

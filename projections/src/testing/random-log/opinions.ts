import type { ContributionStatus, RatingReset, ResetKind, VoteFacts, VotesReset } from '@henna/domain';
import type { NewEvent, Log } from '../memory-log.ts';
import { pick, time } from './intents.ts';

type Vote = { voteId: string; productId: string; userId: string; optionId: string; vote: string; castAt: string };
type Rating = { ratingId: string; productId: string; userId: string; givenAt: string };

interface Opinion<Data> {
  readonly data: Data;
  /** `replaced`: another was given instead. */
  status: ContributionStatus | 'replaced';
  /** The batch that reset it, and whether a moderator had removed it before. */
  reset?: { readonly batchId: string; readonly removed: boolean };
}
type RatingOpinion = Opinion<Rating> & { stars: number; changedAt: string | null };

/** Votes and ratings of a random log, and what became of them. */
export class Opinions {
  readonly votes: Opinion<Vote>[] = [];
  readonly ratings: RatingOpinion[] = [];
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
    if (!own || isGivenAgain(own, a)) {
      const voteId = this.#idFor(own, own?.data.voteId, a) ?? `vote-${this.votes.length}`;
      return this.#cast({ voteId, ...of, vote: 'Good', castAt: time(c) }, c % 3 > 0);
    }
    if (own.status !== 'active') {
      own.status = 'active';
      this.#ballot({ type: 'VoteRestored', data: { ...own.data, restoredAt: time(c) } }, 'undo');
    } else if (a % 3 === 0) {
      own.status = 'removed';
      this.#ballot({ type: 'VoteRemovedByModerator', data: { ...own.data, removedAt: time(c) } });
    } else {
      own.status = 'withdrawn';
      this.#ballot({ type: 'VoteWithdrawn', data: { ...own.data, withdrawnAt: time(c) } });
    }
  }

  rate(a: number, b: number, c: number): void {
    const of = { productId: pick(this.#products, a)!, userId: `user-${b % 5}` };
    const stars = 1 + (c % 5);
    const own = this.ratings.findLast(({ data }) => data.productId === of.productId && data.userId === of.userId);
    if (!own || isGivenAgain(own, c)) {
      const ratingId = this.#idFor(own, own?.data.ratingId, a) ?? `rating-${this.ratings.length}`;
      const data = { ratingId, ...of, givenAt: time(c) };
      this.ratings.push({ data, stars, changedAt: null, status: 'active' });
      return this.#rating({ type: 'RatingGiven', data: { ...data, stars } });
    }
    const data = { ...own.data, stars: own.stars };
    if (own.status !== 'active') {
      own.status = 'active';
      this.#rating({ type: 'RatingRestored', data: { ...data, restoredAt: time(c) } }, 'undo');
    } else if (b % 7 === 0) {
      own.status = 'removed';
      this.#rating({ type: 'RatingRemovedByModerator', data: { ...data, removedAt: time(c) } });
    } else if (b % 3 === 0) {
      own.status = 'withdrawn';
      this.#rating({ type: 'RatingWithdrawn', data: { ...data, withdrawnAt: time(c) } });
    } else {
      own.changedAt = time(c);
      const change = { from: own.stars, to: stars, changedAt: own.changedAt };
      this.#rating({ type: 'RatingChanged', data: { ...own.data, ...change } });
      own.stars = stars;
    }
  }

  /** Resets the votes or ratings of a product, or of all. @returns how many streams it changed */
  reset(kind: ResetKind, productId: string | null, batchId: string, c: number): number {
    const concerned = this.#of(kind, productId).filter(({ status }) => status === 'active' || status === 'removed');
    for (const opinion of concerned) {
      opinion.reset = { batchId, removed: opinion.status === 'removed' };
      opinion.status = 'reset';
    }
    return this.#each(concerned, {
      votes: (facts) => ({ type: 'VotesReset', data: { ...facts, batchId, resetAt: time(c) } }),
      rating: (facts) => ({ type: 'RatingReset', data: { ...facts, batchId, resetAt: time(c) } }),
    });
  }

  /** Restores what a batch reset, where nobody has changed it since. @returns how many streams it changed */
  undoReset(kind: ResetKind, batchId: string, c: number): number {
    const concerned = this.#of(kind, null).filter(
      ({ status, reset }) => status === 'reset' && reset?.batchId === batchId,
    );
    for (const opinion of concerned) opinion.status = opinion.reset!.removed ? 'removed' : 'active';
    return this.#each(concerned, {
      votes: (facts) => ({ type: 'VotesResetUndone', data: { ...facts, batchId, undoneAt: time(c) } }),
      rating: (facts) => ({ type: 'RatingResetUndone', data: { ...facts, batchId, undoneAt: time(c) } }),
    });
  }

  /** Withdraws all active opinions of a person; those that a batch reset are not restored by its undo. */
  erase(userId: string, c: number): void {
    const own = <Own extends Opinion<{ userId: string }>>(opinions: readonly Own[]) => {
      const theirs = opinions.filter(({ data }) => data.userId === userId);
      const active = theirs.filter(({ status }) => status === 'active');
      for (const opinion of theirs) opinion.status = 'replaced';
      return active;
    };
    for (const { data } of own(this.votes))
      this.#ballot({ type: 'VoteWithdrawn', data: { ...data, withdrawnAt: time(c) } }, 'system');
    for (const { data, stars } of own(this.ratings))
      this.#rating({ type: 'RatingWithdrawn', data: { ...data, stars, withdrawnAt: time(c) } }, 'system');
  }

  /** A vote that was under way when its person was erased. */
  voteLate(productId: string, userId: string, c: number): void {
    const voteId = `vote-${this.votes.length}`;
    this.#cast({ voteId, productId, userId, optionId: 'option-late', vote: 'Good', castAt: time(c) }, true);
  }

  /** Marks an opinion as replaced. @returns its id where the new one reuses it, as an import may do after a reset */
  #idFor(own: Opinion<unknown> | undefined, id: string | undefined, number: number): string | undefined {
    const isReused = own?.status === 'reset' && number % 2 === 0;
    if (own) own.status = 'replaced';
    return isReused ? id : undefined;
  }

  #of(kind: ResetKind, productId: string | null): readonly (Opinion<Vote> | RatingOpinion)[] {
    const all: readonly (Opinion<Vote> | RatingOpinion)[] = kind === 'votes' ? this.votes : this.ratings;
    return productId === null ? all : all.filter(({ data }) => data.productId === productId);
  }

  /** Appends one event to each stream. @returns how many streams these are */
  #each(
    opinions: readonly (Opinion<Vote> | RatingOpinion)[],
    event: {
      readonly votes: (facts: Omit<VotesReset['data'], 'batchId' | 'resetAt'>) => NewEvent;
      readonly rating: (facts: Omit<RatingReset['data'], 'batchId' | 'resetAt'>) => NewEvent;
    },
  ): number {
    const ballots = new Map<string, { productId: string; userId: string; votes: VoteFacts[]; removed: VoteFacts[] }>();
    const ratings = opinions.filter((opinion) => 'stars' in opinion);
    for (const opinion of opinions) {
      if ('stars' in opinion) continue;
      const { productId, userId, ...facts } = opinion.data;
      const stream = `ballot-${productId}.${userId}`;
      const ballot = ballots.get(stream) ?? { productId, userId, votes: [], removed: [] };
      ballots.set(stream, ballot);
      (opinion.reset?.removed ? ballot.removed : ballot.votes).push(facts);
    }
    for (const [stream, facts] of ballots) this.#log.append(stream, event.votes(facts));
    for (const { data, stars, changedAt, reset } of ratings) {
      const facts = { ...data, stars, changedAt, removed: reset?.removed ?? false };
      this.#log.append(`rating-${data.productId}.${data.userId}`, event.rating(facts));
    }
    return ballots.size + ratings.length;
  }

  #cast(data: Vote, isOfMember: boolean): void {
    this.votes.push({ data, status: 'active' });
    this.#ballot({ type: 'VoteCast', data }, isOfMember ? 'screen' : 'demo');
  }

  #ballot(fact: Extract<Parameters<Log['append']>[1], { data: Vote }>, origin?: Parameters<Log['append']>[2]): void {
    this.#log.append(`ballot-${fact.data.productId}.${fact.data.userId}`, fact, origin);
  }

  #rating(fact: Extract<Parameters<Log['append']>[1], { data: Rating }>, origin?: Parameters<Log['append']>[2]): void {
    this.#log.append(`rating-${fact.data.productId}.${fact.data.userId}`, fact, origin);
  }
}

/** Whether another is given instead, as is possible after a reset or a withdrawal. */
const isGivenAgain = ({ status }: Opinion<unknown>, number: number): boolean =>
  status === 'reset' || status === 'replaced' || (status === 'withdrawn' && number % 4 === 0);

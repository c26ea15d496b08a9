import {
  rankingRules,
  type ActKind,
  type ClearedEntity,
  type RecordedHennaEvent,
  type TrendingRules,
} from '@henna/contracts';
import { dayOf, instant, isDemo } from '../facts.ts';
import { singleActs } from '../single-acts.ts';
import { Shelf } from './shelf.ts';

/** A vote, rating or comment and what became of it. */
export interface Act {
  readonly productId: string;
  readonly person: string;
  readonly kind: Exclude<ActKind, 'visits'>;
  readonly day: number;
  readonly at: number;
  readonly demo: boolean;
  stands: boolean;
  /** The reset or clear that took it, until somebody acts in its place. */
  takenBy: string | null;
}

/** Visits, each counted when it came. */
export interface Visit {
  readonly productId: string;
  readonly person: string;
  readonly day: number;
  readonly at: number;
  readonly demo: boolean;
}

const isTakingBack = (type: string) => type.endsWith('Withdrawn') || type.endsWith('RemovedByModerator');

/** What everybody did, as the log tells up to some event: which acts stand, whatever was taken back, reset or restored. */
export class Acts {
  readonly visits: Visit[] = [];
  readonly erased = new Set<string>();
  readonly shelf = new Shelf();
  /** The live rules as of the last event taken. */
  rules: TrendingRules = rankingRules;
  private readonly acts = new Map<string, Act>();
  private readonly ofProduct = new Map<string, Act[]>();
  /** The latest act where a person can have one only: a vote for an option, a rating. */
  private readonly latest = new Map<string, Act>();

  get all(): Iterable<Act> {
    return this.acts.values();
  }

  get size(): number {
    return this.acts.size + this.visits.length;
  }

  take(event: RecordedHennaEvent): void {
    for (const act of singleActs(event)) this.takeOne(act);
  }

  private takeOne(event: RecordedHennaEvent): void {
    const { type, data } = event;
    this.shelf.take(event);
    switch (type) {
      case 'TrendingRulesChanged':
        this.rules = data.to;
        return;
      case 'MemberErased':
        return void this.erased.add(data.memberId);
      case 'ProductVisited': {
        const { productId, userId, visit, visitedAt } = data;
        const at = instant(visitedAt).getTime();
        this.visits.push({ productId, person: userId ?? visit, day: dayOf(visitedAt), at, demo: isDemo(event) });
        return;
      }
      case 'ProductVotesReset':
      case 'ProductRatingsReset':
        return this.reset(data.productId, type === 'ProductVotesReset' ? 'votes' : 'ratings', data.resetId);
      case 'ProductVotesResetUndone':
      case 'ProductRatingsResetUndone':
        return this.giveBack(data.productId, data.resetId);
      case 'EntityCleared':
        return this.clear(data.entity, data.clearId);
      case 'EntityClearUndone':
        return this.undoClear(data.clearId);
      case 'VoteCast':
      case 'VoteRestored':
      case 'VoteWithdrawn':
      case 'VoteRemovedByModerator':
        return this.act(
          event,
          data.voteId,
          'votes',
          data,
          data.castAt,
          `${data.productId}.${data.userId}.${data.optionId}`,
        );
      case 'RatingGiven':
      case 'RatingChanged':
      case 'RatingRestored':
      case 'RatingWithdrawn':
      case 'RatingRemovedByModerator':
        return this.act(event, data.ratingId, 'ratings', data, data.givenAt, `${data.productId}.${data.userId}`);
      case 'CommentPosted':
      case 'CommentRestored':
      case 'CommentWithdrawn':
      case 'CommentRemovedByModerator':
        return this.act(event, data.commentId, 'comments', data, data.postedAt, null);
      default:
    }
  }

  private act(
    event: RecordedHennaEvent,
    id: string,
    kind: Act['kind'],
    { productId, userId }: { readonly productId: string; readonly userId: string },
    doneAt: string,
    once: string | null,
  ) {
    const stands = !isTakingBack(event.type);
    const before = once === null ? undefined : this.latest.get(once);
    const known = this.acts.get(id);
    if (before && before !== known) {
      before.stands = false;
      before.takenBy = null;
    }
    if (known) {
      known.stands = stands;
      known.takenBy = null;
      if (once !== null) this.latest.set(once, known);
      return;
    }
    const day = dayOf(doneAt);
    const at = instant(doneAt).getTime();
    const act: Act = { productId, person: userId, kind, day, at, demo: isDemo(event), stands, takenBy: null };
    this.acts.set(id, act);
    if (once !== null) this.latest.set(once, act);
    if (kind === 'comments') return;
    const others = this.ofProduct.get(productId);
    if (others) others.push(act);
    else this.ofProduct.set(productId, [act]);
  }

  private clear(entity: ClearedEntity, clearId: string) {
    for (const act of this.acts.values())
      if (act.kind === entity && act.stands) {
        act.stands = false;
        act.takenBy = clearId;
      }
  }

  private undoClear(clearId: string) {
    for (const act of this.acts.values())
      if (act.takenBy === clearId) {
        act.stands = true;
        act.takenBy = null;
      }
  }

  private reset(productId: string, kind: Act['kind'], resetId: string) {
    for (const act of this.ofProduct.get(productId) ?? [])
      if (act.kind === kind && act.stands) {
        act.stands = false;
        act.takenBy = resetId;
      }
  }

  private giveBack(productId: string, resetId: string) {
    for (const act of this.ofProduct.get(productId) ?? [])
      if (act.takenBy === resetId) {
        act.stands = true;
        act.takenBy = null;
      }
  }
}

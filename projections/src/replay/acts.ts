import {
  contributionChanges,
  isContributionEvent,
  rankingRules,
  type ActKind,
  type ContributionEvent,
  type Recorded,
  type RecordedHennaEvent,
  type TrendingRules,
} from '@henna/domain';
import { dayOf, instant, isDemo } from '../facts.ts';
import { Shelf } from './shelf.ts';

/** A vote, rating or comment and what became of it. */
export interface Act {
  readonly productId: string;
  readonly person: string;
  readonly kind: Exclude<ActKind, 'visits'>;
  readonly day: number;
  readonly at: number;
  readonly demo: boolean;
  readonly active: boolean;
}

/** Visits, each counted when it came. */
export interface Visit {
  readonly productId: string;
  readonly person: string;
  readonly day: number;
  readonly at: number;
  readonly demo: boolean;
}

/** What everybody did, as the log tells up to some event: which acts are active, whatever was withdrawn, reset or restored. */
export class Acts {
  readonly visits: Visit[] = [];
  readonly erased = new Set<string>();
  readonly shelf = new Shelf();
  /** The live rules as of the last event taken. */
  rules: TrendingRules = rankingRules;
  private readonly acts = new Map<string, Act>();

  get all(): Iterable<Act> {
    return this.acts.values();
  }

  get size(): number {
    return this.acts.size + this.visits.length;
  }

  take(event: RecordedHennaEvent): void {
    if (isContributionEvent(event)) return this.takeOpinions(event);
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
      default:
    }
  }

  private takeOpinions(event: Recorded<ContributionEvent>) {
    for (const { contribution, status } of contributionChanges(event)) {
      const { id, kind, productId, userId: person, at } = contribution;
      const times = { day: dayOf(at), at: instant(at).getTime() };
      const demo = this.acts.get(id)?.demo ?? isDemo(event);
      this.acts.set(id, { productId, person, kind, ...times, demo, active: status === 'active' });
    }
  }
}

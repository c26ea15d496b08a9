import {
  type ActKind,
  contributionChanges,
  type ContributionEvent,
  isContributionEvent,
  rankingRules,
  type Recorded,
  type RecordedHennaEvent,
  type TrendingRules,
} from '@henna/domain';
import { dayOf, instant, isDemo } from '../views/event-values.ts';

interface Shown {
  removed: boolean;
}
interface Product extends Shown {
  readonly created: number;
  brandId: string;
}

const set = (record: Shown | undefined, removed: boolean) => {
  if (record) record.removed = removed;
};

/** The products of the log and which of them the public sees: neither removed nor of a removed brand. */
export class Shelf {
  private readonly products = new Map<string, Product>();
  private readonly brands = new Map<string, Shown>();

  /** When a product was made, ms since 1970; `undefined` where it is not seen. */
  createdAt(productId: string): number | undefined {
    const product = this.products.get(productId);
    if (!product || product.removed || this.brands.get(product.brandId)?.removed) return undefined;
    return product.created;
  }

  take({ type, data }: RecordedHennaEvent): void {
    switch (type) {
      case 'ProductAdded': {
        const created = instant(data.addedAt).getTime();
        this.products.set(data.productId, { created, brandId: data.brandId, removed: false });
        return;
      }
      case 'ProductChanged': {
        const product = this.products.get(data.productId);
        if (product) product.brandId = data.to.brandId ?? product.brandId;
        return;
      }
      case 'ProductRemoved':
      case 'ProductRestored':
        return set(this.products.get(data.productId), type === 'ProductRemoved');
      case 'BrandAdded':
        return void this.brands.set(data.brandId, { removed: false });
      case 'BrandRemoved':
      case 'BrandRestored':
        return set(this.brands.get(data.brandId), type === 'BrandRemoved');
      default:
    }
  }
}

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

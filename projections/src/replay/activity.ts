import {
  type ScoredKind,
  contributionChanges,
  type ContributionEvent,
  isContributionEvent,
  rankingRules,
  type Recorded,
  type RecordedHennaEvent,
  type TrendingRules,
} from '@henna/domain';
import { dayOf, instant, isDemo } from '../views/event-values.ts';

interface Removable {
  removed: boolean;
}
interface Product extends Removable {
  readonly created: number;
  brandId: string;
}

const setRemoved = (record: Removable | undefined, removed: boolean) => {
  if (record) record.removed = removed;
};

/** The products of the log that the public sees: neither removed nor of a removed brand. */
export class VisibleProducts {
  private readonly products = new Map<string, Product>();
  private readonly brands = new Map<string, Removable>();

  /** When a product was added, ms since 1970; `undefined` where the public does not see it. */
  createdAt(productId: string): number | undefined {
    const product = this.products.get(productId);
    if (!product || product.removed || this.brands.get(product.brandId)?.removed) return undefined;
    return product.created;
  }

  apply({ type, data }: RecordedHennaEvent): void {
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
        return setRemoved(this.products.get(data.productId), type === 'ProductRemoved');
      case 'BrandAdded':
        return void this.brands.set(data.brandId, { removed: false });
      case 'BrandRemoved':
      case 'BrandRestored':
        return setRemoved(this.brands.get(data.brandId), type === 'BrandRemoved');
      default:
    }
  }
}

/** A vote, rating or comment with its latest state. */
export interface ReplayedContribution {
  readonly productId: string;
  readonly person: string;
  readonly kind: Exclude<ScoredKind, 'visits'>;
  readonly day: number;
  readonly at: number;
  readonly demo: boolean;
  readonly active: boolean;
}

export interface Visit {
  readonly productId: string;
  readonly person: string;
  readonly day: number;
  readonly at: number;
  readonly demo: boolean;
}

/** Contributions and visits as of the last event applied. */
export class ReplayedActivity {
  readonly visits: Visit[] = [];
  readonly erased = new Set<string>();
  readonly visibleProducts = new VisibleProducts();
  /** The trending rules as of the last event applied. */
  rules: TrendingRules = rankingRules;
  private readonly contributionsById = new Map<string, ReplayedContribution>();

  get contributions(): Iterable<ReplayedContribution> {
    return this.contributionsById.values();
  }

  get size(): number {
    return this.contributionsById.size + this.visits.length;
  }

  apply(event: RecordedHennaEvent): void {
    if (isContributionEvent(event)) return this.applyContributions(event);
    const { type, data } = event;
    this.visibleProducts.apply(event);
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

  private applyContributions(event: Recorded<ContributionEvent>) {
    for (const { contribution, status } of contributionChanges(event)) {
      const { id, kind, productId, userId: person, at } = contribution;
      const times = { day: dayOf(at), at: instant(at).getTime() };
      const demo = this.contributionsById.get(id)?.demo ?? isDemo(event);
      this.contributionsById.set(id, { productId, person, kind, ...times, demo, active: status === 'active' });
    }
  }
}

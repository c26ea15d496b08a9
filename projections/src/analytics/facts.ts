import {
  contributionChanges,
  isContributionEvent,
  type ScoredKind,
  type ContributionEvent,
  type MetricLanguage,
  type Recorded,
  type RecordedHennaEvent,
  type TrendingRules,
} from '@henna/domain';
import { instant, isDemo } from '../views/event-values.ts';

/** What an event changes in the figures, with the ids that the log has. Hours are UTC hours since 1970-01-01. */
export type Fact =
  | {
      readonly fact: 'visit';
      readonly productId: string;
      /** Whose visits count together: the member, or else the key of the visit. */
      readonly person: string;
      readonly isMember: boolean;
      readonly hour: number;
      readonly language: MetricLanguage;
      readonly isDemo: boolean;
    }
  | Contribution
  | { readonly fact: 'joined'; readonly memberId: string; readonly hour: number; readonly language: MetricLanguage }
  | { readonly fact: 'erased'; readonly memberId: string }
  | {
      readonly fact: 'product';
      readonly productId: string;
      /** What is absent stays as it is. */
      readonly brandId?: string | undefined;
      readonly categoryId?: string | undefined;
      readonly subcategoryId?: string | undefined;
      readonly isRemoved?: boolean;
      /** When it was added, in ms since 1970; of a new product only. */
      readonly createdAt?: number;
    }
  | { readonly fact: 'brand'; readonly brandId: string; readonly isRemoved: boolean }
  | { readonly fact: 'rules'; readonly rules: TrendingRules };

/** A vote, rating or comment as it is from now on, in the hour in which it was first given. */
export interface Contribution {
  readonly fact: 'contribution';
  readonly id: string;
  readonly kind: Exclude<ScoredKind, 'visits'>;
  readonly productId: string;
  readonly userId: string;
  readonly hour: number;
  /** Counts when it is new: what is withdrawn or restored later keeps the language in which it was given. */
  readonly language: MetricLanguage;
  /** Counts when it is new, as the language does. */
  readonly isDemo: boolean;
  readonly isActive: boolean;
  readonly optionId: string | null;
  readonly stars: number | null;
}

const hourLength = 3_600_000;

/** @throws RangeError for what is no time */
const hourOf = (time: string): number => Math.floor(instant(time).getTime() / hourLength);

const contributionsOf = (event: Recorded<ContributionEvent>): readonly Contribution[] =>
  contributionChanges(event).map(({ contribution, status }) => ({
    fact: 'contribution',
    id: contribution.id,
    kind: contribution.kind,
    productId: contribution.productId,
    userId: contribution.userId,
    hour: hourOf(contribution.at),
    language: event.metadata.language ?? 'unknown',
    isDemo: isDemo(event),
    isActive: status === 'active',
    optionId: contribution.kind === 'votes' ? contribution.optionId : null,
    stars: contribution.kind === 'ratings' ? contribution.stars : null,
  }));

/** @throws RangeError for a malformed event */
export const factsOf = (event: RecordedHennaEvent): readonly Fact[] => {
  if (isContributionEvent(event)) return contributionsOf(event);
  const { type, data, metadata } = event;
  switch (type) {
    case 'ProductVisited': {
      const { productId, userId, visit, visitedAt, language = 'unknown' as const } = data;
      const hour = hourOf(visitedAt);
      const isMember = userId !== undefined;
      return [{ fact: 'visit', productId, person: userId ?? visit, isMember, hour, language, isDemo: isDemo(event) }];
    }
    case 'MemberJoined': {
      const { memberId, joinedAt } = data;
      return [{ fact: 'joined', memberId, hour: hourOf(joinedAt), language: metadata.language ?? 'unknown' }];
    }
    case 'MemberErased':
      return [{ fact: 'erased', memberId: data.memberId }];
    case 'ProductAdded': {
      const { productId, brandId, categoryId, subcategoryId, addedAt } = data;
      const createdAt = instant(addedAt).getTime();
      return [{ fact: 'product', productId, brandId, categoryId, subcategoryId, isRemoved: false, createdAt }];
    }
    case 'ProductChanged': {
      const { brandId, categoryId, subcategoryId } = data.to;
      return [{ fact: 'product', productId: data.productId, brandId, categoryId, subcategoryId }];
    }
    case 'ProductRemoved':
    case 'ProductRestored':
      return [{ fact: 'product', productId: data.productId, isRemoved: type === 'ProductRemoved' }];
    case 'BrandAdded':
    case 'BrandRestored':
      return [{ fact: 'brand', brandId: data.brandId, isRemoved: false }];
    case 'BrandRemoved':
      return [{ fact: 'brand', brandId: data.brandId, isRemoved: true }];
    case 'TrendingRulesChanged':
      return [{ fact: 'rules', rules: data.to }];
    default:
      return [];
  }
};

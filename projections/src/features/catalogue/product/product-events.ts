import { contributionEvents } from '@henna/domain';

/** What the product view handles. */
export const productEvents = [
  'ProductAdded',
  'ProductChanged',
  'ProductRemoved',
  'ProductRestored',
  'ProductImageAdded',
  'ProductImageChanged',
  'ProductImageRemoved',
  'ProductImageRestored',
  'ProductImagesReordered',
  'ProductVisited',
  'MemberErased',
  'TrendingRulesChanged',
  ...contributionEvents,
] as const;

import { opinionEvents } from '../../../opinions/opinion.ts';

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
  ...opinionEvents,
] as const;

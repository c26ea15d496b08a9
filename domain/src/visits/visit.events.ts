import type { EventOf, Language } from '../shared/event.ts';

/** `visit` is the rotating key of the visitor: the log holds no other mark of them. */
export type ProductVisited = EventOf<
  'ProductVisited',
  {
    readonly productId: string;
    readonly visitedAt: string;
    readonly userId?: string;
    readonly visit: string;
    readonly language: Language;
  }
>;

export const visitsStream = (productId: string): string => `visits-${productId}`;

import type { EventOf } from '../shared/event.ts';

export const shelfStates = ['want', 'have', 'finished'] as const;
/** What a member says of a product on their shelf. */
export type ShelfState = (typeof shelfStates)[number];

export interface ShelfFields {
  readonly state: ShelfState;
  /** Whether the member would buy it again; `null` without an answer, and always where the product is only wanted. */
  readonly again: boolean | null;
}

interface OfShelf {
  readonly productId: string;
  readonly userId: string;
  /** ISO 8601. */
  readonly placedAt: string;
}

export type ShelfPlaced = EventOf<'ShelfPlaced', OfShelf & ShelfFields>;
/** Both sides hold all fields, so that counts follow from the event alone. */
export type ShelfChanged = EventOf<
  'ShelfChanged',
  OfShelf & { readonly from: ShelfFields; readonly to: ShelfFields; readonly changedAt: string }
>;
export type ShelfRemoved = EventOf<'ShelfRemoved', OfShelf & ShelfFields & { readonly removedAt: string }>;

/** Stream `shelf-<product>.<user>`. */
export type ShelfEvent = ShelfPlaced | ShelfChanged | ShelfRemoved;

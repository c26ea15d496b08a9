import type { Change, EventOf } from '../shared/event.ts';

export interface Shade {
  readonly name: string;
  /** `#RRGGBB` */
  readonly hex: string;
}

/** The fields an administrator edits. */
export interface ProductFields {
  readonly name: string;
  readonly brandId: string;
  readonly categoryId: string;
  readonly subcategoryId: string;
  readonly description: string | null;
  readonly imageUrl: string | null;
  readonly shades: readonly Shade[];
  /** The shop's own number, unique when set; for staff only. Absent like `null`. */
  readonly reference?: string | null;
}

export type ProductAdded = EventOf<
  'ProductAdded',
  ProductFields & { readonly productId: string; readonly addedAt: string }
>;
export type ProductChanged = EventOf<
  'ProductChanged',
  Change<ProductFields> & { readonly productId: string; readonly changedAt: string }
>;
export type ProductRemoved = EventOf<'ProductRemoved', { readonly productId: string; readonly removedAt: string }>;
export type ProductRestored = EventOf<'ProductRestored', { readonly productId: string; readonly restoredAt: string }>;

export type ProductEvent = ProductAdded | ProductChanged | ProductRemoved | ProductRestored;

import type { EventOf } from '../shared/event.ts';

/** A registered picture: its bytes are kept by content hash, outside the log. */
export interface ProductImage {
  readonly imageId: string;
  /** SHA-256 of the kept bytes, in hex: the name of the file. */
  readonly hash: string;
  readonly altText: string | null;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Bytes. */
  readonly fileSize: number;
  readonly addedAt: string;
}

/** A picture is added behind those that are there. */
export type ProductImageAdded = EventOf<'ProductImageAdded', ProductImage & { readonly productId: string }>;
export type ProductImageChanged = EventOf<
  'ProductImageChanged',
  {
    readonly productId: string;
    readonly imageId: string;
    readonly from: { readonly altText: string | null };
    readonly to: { readonly altText: string | null };
    readonly changedAt: string;
  }
>;
/** `index` is the place in the order, from 0, that the picture left or takes again. */
export type ProductImageRemoved = EventOf<
  'ProductImageRemoved',
  ProductImage & { readonly productId: string; readonly index: number; readonly removedAt: string }
>;
export type ProductImageRestored = EventOf<
  'ProductImageRestored',
  ProductImage & { readonly productId: string; readonly index: number; readonly restoredAt: string }
>;
/** The ids of all pictures, before and after. */
export type ProductImagesReordered = EventOf<
  'ProductImagesReordered',
  {
    readonly productId: string;
    readonly from: readonly string[];
    readonly to: readonly string[];
    readonly reorderedAt: string;
  }
>;

/** These stand in the stream of their product. */
export type ProductImageEvent =
  ProductImageAdded | ProductImageChanged | ProductImageRemoved | ProductImageRestored | ProductImagesReordered;

import type { Aggregate } from '../shared/aggregate.ts';
import { ConflictError, invalidField } from '../shared/errors.ts';
import { limits } from '../shared/limits.ts';
import type { ShelfEvent, ShelfFields, ShelfState } from './shelf.events.ts';

/** A product on a member's shelf; `null` where it is not on it. */
export type ShelfItem =
  | (ShelfFields & {
      readonly placedAt: string;
      /** Since when it has been in this state. */
      readonly since: string;
    })
  | null;

export const shelfStream = (productId: string, userId: string): string => `shelf-${productId}.${userId}`;

export const shelfItem: Aggregate<ShelfItem, ShelfEvent> = {
  initialState: () => null,
  evolve: (item, { type, data }) => {
    switch (type) {
      case 'ShelfPlaced':
        return { state: data.state, again: data.again, placedAt: data.placedAt, since: data.placedAt };
      case 'ShelfChanged':
        return {
          ...data.to,
          placedAt: data.placedAt,
          since: item && data.from.state === data.to.state ? item.since : data.changedAt,
        };
      case 'ShelfRemoved':
        return null;
    }
  },
};

/** The shelf holds as many products as it may. */
export class ShelfFullError extends ConflictError {
  constructor() {
    super('SHELF_FULL', { max: limits.shelfProducts });
  }
}

interface ShelfInput {
  readonly productId: string;
  readonly userId: string;
  readonly at: string;
}

interface PlaceInput extends ShelfInput {
  readonly state: ShelfState;
  /** `undefined` leaves the answer as it is. */
  readonly again: boolean | null | undefined;
  /** Whether the shelf may take another product. */
  readonly hasRoom: boolean;
}

/**
 * Puts a product on the shelf, or changes what the shelf says of it; the same again is a no-op. A product that is only
 * wanted has no answer: with one it is a 400. Throws {@link ShelfFullError} for a product more than the shelf may hold.
 */
export const placeOnShelf =
  ({ productId, userId, state, again, hasRoom, at }: PlaceInput) =>
  (item: ShelfItem): ShelfEvent[] => {
    if (state === 'want' && typeof again === 'boolean') throw invalidField('again', 'AGAIN_OF_WANTED');
    const to: ShelfFields = {
      state,
      again: state === 'want' ? null : again === undefined ? (item?.again ?? null) : again,
    };
    if (!item) {
      if (!hasRoom) throw new ShelfFullError();
      return [{ type: 'ShelfPlaced', data: { productId, userId, ...to, placedAt: at } }];
    }
    const { placedAt, since: _, ...from } = item;
    if (from.state === to.state && from.again === to.again) return [];
    return [{ type: 'ShelfChanged', data: { productId, userId, placedAt, from, to, changedAt: at } }];
  };

/** A no-op where the product is not on the shelf. */
export const removeFromShelf =
  ({ productId, userId, at }: ShelfInput) =>
  (item: ShelfItem): ShelfEvent[] => {
    if (!item) return [];
    const { state, again, placedAt } = item;
    return [{ type: 'ShelfRemoved', data: { productId, userId, state, again, placedAt, removedAt: at } }];
  };

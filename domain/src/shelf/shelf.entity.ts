import { flag, text, type Entity } from '../entities/entity.ts';
import type { ShelfEvent } from './shelf.events.ts';
import { shelfItem, shelfStream, type ShelfItem } from './shelf.ts';

export const shelfEntity: Entity<'shelf', ShelfEvent, ShelfItem, { view: 'shelf' }> = {
  kind: 'shelf',
  id: { field: 'productId' },
  stream: ({ productId, userId }) => shelfStream(productId, userId),
  aggregate: shelfItem,
  fields: { state: text, again: flag },
  member: 'userId',
  product: 'productId',
  events: {
    ShelfPlaced: { action: 'added', at: 'placedAt' },
    ShelfChanged: { action: 'changed', at: 'changedAt' },
    ShelfRemoved: { action: 'removed', at: 'removedAt' },
  },
  view: 'shelf',
};

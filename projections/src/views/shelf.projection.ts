import { shelfDocumentId, type ShelfDocument } from '@henna/domain';
import { defineProjection } from '../projection.ts';
import { instant } from './event-values.ts';

export const shelfProjection = defineProjection<ShelfDocument>()({
  view: 'shelf',
  version: 1,
  handles: ['ShelfPlaced', 'ShelfChanged', 'ShelfRemoved'],
  indexes: [{ key: { userId: 1, since: -1, _id: -1 } }],
  keys: ({ type, data }) => (type === 'ShelfChanged' ? [{ id: shelfDocumentId(data.productId, data.userId) }] : []),
  async apply({ type, data }, items) {
    const { productId, userId } = data;
    const _id = shelfDocumentId(productId, userId);
    const placedAt = instant(data.placedAt);
    switch (type) {
      case 'ShelfPlaced': {
        const { state, again } = data;
        return items.put({ _id, productId, userId, state, again, placedAt, since: placedAt });
      }
      case 'ShelfChanged': {
        const { from, to, changedAt } = data;
        const since = from.state === to.state ? (await items.get(_id))?.since : undefined;
        return items.put({ _id, productId, userId, ...to, placedAt, since: since ?? instant(changedAt) });
      }
      case 'ShelfRemoved':
        return items.delete(_id);
      default:
        return type satisfies never;
    }
  },
});

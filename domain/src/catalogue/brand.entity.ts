import { flag, labels, text, type Entity } from '../entities/entity.ts';
import type { BrandEvent } from './brand.events.ts';
import { brand, brandStream, removeBrand, restoreBrand, type Brand } from './brand.ts';

export const brandEntity: Entity<'brand', BrandEvent, Brand, { file: 'brands'; view: 'brand' }> = {
  kind: 'brand',
  file: 'brands',
  id: { field: 'brandId' },
  stream: ({ brandId }) => brandStream(brandId),
  aggregate: brand,
  fields: {
    name: text,
    displayName: text,
    labels,
    description: text,
    logoUrl: text,
    website: text,
    active: flag,
  },
  events: {
    BrandAdded: { action: 'added', at: 'addedAt', undo: 'admin' },
    BrandChanged: { action: 'changed', at: 'changedAt', undo: 'admin' },
    BrandRemoved: { action: 'removed', at: 'removedAt', undo: 'admin' },
    BrandRestored: { action: 'restored', at: 'restoredAt', undo: 'admin' },
  },
  view: 'brand',
  liveLists: ['brands', 'products'],
  title: 'displayName',
  removal: {
    remove: (_, expected, at) => removeBrand(expected, at),
    restore: (_, at) => restoreBrand(at),
  },
  snapshot: { initial: { previousNames: [] }, hasUpdateTime: true },
};

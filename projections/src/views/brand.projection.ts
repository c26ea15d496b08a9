import type { BrandDocument } from '@henna/domain';
import { existing, instant, isDemo, previousNamesAfter } from './event-values.ts';
import { defineProjection } from '../projection.ts';

export const brandProjection = defineProjection<BrandDocument>()({
  view: 'brand',
  version: 3,
  handles: ['BrandAdded', 'BrandChanged', 'BrandRemoved', 'BrandRestored'],
  indexes: [{ key: { position: 1 } }],
  keys: ({ data }) => [{ id: data.brandId }],
  async apply(event, brands) {
    const revision = Number(event.revision);
    const before = async () => existing(await brands.get(event.data.brandId), 'brand', event.data.brandId);
    switch (event.type) {
      case 'BrandAdded': {
        const { brandId, addedAt, name, displayName, labels, description, logoUrl, website, active } = event.data;
        const createdAt = instant(addedAt);
        return brands.put({
          _id: brandId,
          name,
          displayName,
          labels,
          description,
          logoUrl,
          website,
          active,
          removed: false,
          demo: isDemo(event),
          previousNames: [],
          createdAt,
          updatedAt: createdAt,
          revision,
        });
      }
      case 'BrandChanged': {
        const brand = await before();
        const { to, changedAt } = event.data;
        const previousNames = previousNamesAfter(brand.previousNames, brand.name, to.name ?? brand.name);
        return brands.put({ ...brand, ...to, previousNames, updatedAt: instant(changedAt), revision });
      }
      case 'BrandRemoved':
        return brands.put({ ...(await before()), removed: true, updatedAt: instant(event.data.removedAt), revision });
      case 'BrandRestored':
        return brands.put({ ...(await before()), removed: false, updatedAt: instant(event.data.restoredAt), revision });
      default:
        return event satisfies never;
    }
  },
});

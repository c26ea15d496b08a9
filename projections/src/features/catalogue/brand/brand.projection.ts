import type { BrandDocument } from '@henna/contracts';
import { clearedIndexes, clearedRecords, takeClear } from '../../../cleared.ts';
import { existing, instant, isDemo, renamed } from '../../../facts.ts';
import { defineProjection } from '../../../projection.ts';

/** Part `cleared`: what clears took. */
export const brandProjection = defineProjection<BrandDocument>()({
  view: 'brand',
  version: 2,
  handles: ['BrandAdded', 'BrandChanged', 'BrandRemoved', 'BrandRestored', 'EntityCleared', 'EntityClearUndone'],
  parts: ['cleared'],
  indexes: [{ key: { position: 1 } }, ...clearedIndexes],
  keys: ({ data }) => ('brandId' in data ? [{ id: data.brandId }] : []),
  async apply(event, brands) {
    if (event.type === 'EntityCleared' || event.type === 'EntityClearUndone') return takeClear(event, 'brands', brands);
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
        const previousNames = renamed(brand.previousNames, brand.name, to.name ?? brand.name);
        return brands.put({ ...brand, ...to, previousNames, updatedAt: instant(changedAt), revision });
      }
      case 'BrandRemoved':
        clearedRecords(brands).forget(event.data.brandId);
        return brands.put({ ...(await before()), removed: true, updatedAt: instant(event.data.removedAt), revision });
      case 'BrandRestored':
        clearedRecords(brands).forget(event.data.brandId);
        return brands.put({ ...(await before()), removed: false, updatedAt: instant(event.data.restoredAt), revision });
      default:
        return event satisfies never;
    }
  },
});

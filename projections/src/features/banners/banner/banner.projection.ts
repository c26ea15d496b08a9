import type { BannerDocument } from '@henna/contracts';
import { clearedIndexes, clearedRecords, takeClear } from '../../../cleared.ts';
import { existing, instant, isDemo } from '../../../facts.ts';
import { defineProjection } from '../../../projection.ts';

/** Part `cleared`: what clears took. */
export const bannerProjection = defineProjection<BannerDocument>()({
  view: 'banner',
  version: 3,
  handles: [
    'BannerAdded',
    'BannerChanged',
    'BannerActivated',
    'BannerDeactivated',
    'BannerRemoved',
    'BannerRestored',
    'EntityCleared',
    'EntityClearUndone',
  ],
  parts: ['cleared'],
  indexes: [{ key: { removed: 1, createdAt: -1 } }, ...clearedIndexes],
  keys: ({ data }) => ('bannerId' in data ? [{ id: data.bannerId }] : []),
  async apply(event, banners) {
    if (event.type === 'EntityCleared' || event.type === 'EntityClearUndone')
      return takeClear(event, 'banners', banners);
    const revision = Number(event.revision);
    const { bannerId } = event.data;
    const before = async () => existing(await banners.get(bannerId), 'banner', bannerId);
    switch (event.type) {
      case 'BannerAdded': {
        const { title, labels, description, descriptionLabels, imageUrl, linkUrl, active, addedAt } = event.data;
        return banners.put({
          _id: bannerId,
          title,
          labels,
          description,
          descriptionLabels,
          imageUrl,
          linkUrl,
          active,
          removed: false,
          demo: isDemo(event),
          createdAt: instant(addedAt),
          revision,
        });
      }
      case 'BannerChanged':
        return banners.put({ ...(await before()), ...event.data.to, revision });
      case 'BannerActivated':
        return banners.put({ ...(await before()), active: true, revision });
      case 'BannerDeactivated':
        return banners.put({ ...(await before()), active: false, revision });
      case 'BannerRemoved':
        clearedRecords(banners).forget(bannerId);
        return banners.put({ ...(await before()), removed: true, revision });
      case 'BannerRestored':
        clearedRecords(banners).forget(bannerId);
        return banners.put({ ...(await before()), removed: false, revision });
      default:
        return event satisfies never;
    }
  },
});

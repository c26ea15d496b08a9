import type { BannerDocument } from '@henna/domain';
import { existing, instant, isDemo } from './event-values.ts';
import { defineProjection } from '../projection.ts';

export const bannerProjection = defineProjection<BannerDocument>()({
  view: 'banner',
  version: 4,
  handles: ['BannerAdded', 'BannerChanged', 'BannerActivated', 'BannerDeactivated', 'BannerRemoved', 'BannerRestored'],
  indexes: [{ key: { removed: 1, createdAt: -1 } }],
  keys: ({ data }) => [{ id: data.bannerId }],
  async apply(event, banners) {
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
        return banners.put({ ...(await before()), removed: true, revision });
      case 'BannerRestored':
        return banners.put({ ...(await before()), removed: false, revision });
      default:
        return event satisfies never;
    }
  },
});

import type { BannerDocument } from '@henna/contracts';
import { existing, instant, isDemo } from '../../../facts.ts';
import { defineProjection } from '../../../projection.ts';

export const bannerProjection = defineProjection<BannerDocument>()({
  view: 'banner',
  version: 1,
  handles: ['BannerAdded', 'BannerRemoved', 'BannerRestored'],
  indexes: [{ key: { position: 1 } }],
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
      case 'BannerRemoved':
        return banners.put({ ...(await before()), removed: true, revision });
      case 'BannerRestored':
        return banners.put({ ...(await before()), removed: false, revision });
      default:
        return event satisfies never;
    }
  },
});

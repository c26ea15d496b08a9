import { flag, labels, text, type Entity } from '../entities/entity.ts';
import { banner, bannerStream, removeBanner, restoreBanner, type Banner, type BannerEvent } from './banner.ts';

export const bannerEntity: Entity<'banner', BannerEvent, Banner, { file: 'banners'; view: 'banner' }> = {
  kind: 'banner',
  file: 'banners',
  id: { field: 'bannerId' },
  stream: ({ bannerId }) => bannerStream(bannerId),
  aggregate: banner,
  fields: {
    title: text,
    labels,
    description: text,
    descriptionLabels: labels,
    imageUrl: text,
    linkUrl: text,
    active: flag,
  },
  events: {
    BannerAdded: { action: 'added', at: 'addedAt', undo: 'admin' },
    BannerChanged: { action: 'changed', at: 'changedAt', undo: 'admin' },
    BannerActivated: { action: 'changed', at: 'activatedAt', undo: 'admin', changes: () => activeChange(true) },
    BannerDeactivated: { action: 'changed', at: 'deactivatedAt', undo: 'admin', changes: () => activeChange(false) },
    BannerRemoved: { action: 'removed', at: 'removedAt', undo: 'admin' },
    BannerRestored: { action: 'restored', at: 'restoredAt', undo: 'admin' },
  },
  view: 'banner',
  liveLists: ['banners'],
  title: 'title',
  removal: {
    remove: (_, expected, at) => removeBanner(at, expected),
    restore: (_, at) => restoreBanner(at),
  },
  snapshot: { initial: {}, hasUpdateTime: false },
};

const activeChange = (active: boolean) => ({ from: { active: !active }, to: { active } });

import type { BannerDocument } from '@henna/domain';
import { logOf, type NewEvent, type EventWithOrigin } from '../testing/memory-log.ts';
import { project } from '../testing/memory-views.ts';

const at = '2026-03-01T10:00:00.000Z';
const fields = {
  title: 'Spring',
  labels: { ar: 'الربيع' },
  description: null,
  descriptionLabels: {},
  imageUrl: null,
  linkUrl: '/products',
};
const added: NewEvent = { type: 'BannerAdded', data: { bannerId: 'b', ...fields, active: true, addedAt: at } };
const removed: NewEvent = { type: 'BannerRemoved', data: { bannerId: 'b', removedAt: at } };
const restored: NewEvent = { type: 'BannerRestored', data: { bannerId: 'b', restoredAt: at } };

const banners = async (...events: readonly EventWithOrigin[]) =>
  (await project(logOf(...events))).documents<BannerDocument>('banner');

it('keeps a banner as it was added', async () => {
  const own = { active: true, removed: false, demo: true, createdAt: new Date(at), revision: 0 };
  expect(await banners([added, 'demo'])).toEqual([{ _id: 'b', ...fields, ...own, position: expect.anything() }]);
});

it('marks removal and restoration, each with its revision', async () => {
  expect(await banners(added, removed)).toMatchObject([{ removed: true, revision: 1 }]);
  expect(await banners(added, removed, restored)).toMatchObject([{ removed: false, revision: 2 }]);
});

it('takes over what changed, and is switched on and off, each with its revision', async () => {
  const to = { title: 'Summer', linkUrl: null };
  const changed: NewEvent = { type: 'BannerChanged', data: { bannerId: 'b', from: {}, to, changedAt: at } };
  const off: NewEvent = { type: 'BannerDeactivated', data: { bannerId: 'b', deactivatedAt: at } };
  const on: NewEvent = { type: 'BannerActivated', data: { bannerId: 'b', activatedAt: at } };
  expect(await banners(added, changed)).toMatchObject([{ ...fields, ...to, active: true, revision: 1 }]);
  expect(await banners(added, changed, off)).toMatchObject([{ ...to, active: false, revision: 2 }]);
  expect(await banners(added, off, on)).toMatchObject([{ active: true, revision: 2 }]);
});

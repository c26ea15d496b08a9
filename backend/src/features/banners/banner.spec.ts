import type { BannerEvent } from '@henna/contracts';
import { addBanner, banner, BannerNotFoundError, removeBanner, restoreBanner } from './banner.ts';

const at = '2026-03-01T12:00:00.000Z';
const fields = {
  title: 'What is on your dressing table?',
  labels: { ar: 'ماذا يوجد على تسريحتك؟' },
  description: null,
  descriptionLabels: {},
  imageUrl: null,
  linkUrl: null,
  active: true,
};
const added: BannerEvent = { type: 'BannerAdded', data: { bannerId: 'n1', ...fields, addedAt: at } };
const removed: BannerEvent = { type: 'BannerRemoved', data: { bannerId: 'n1', removedAt: at } };
const restored: BannerEvent = { type: 'BannerRestored', data: { bannerId: 'n1', restoredAt: at } };
const given = (...events: BannerEvent[]) =>
  events.reduce((state, event, index) => banner.evolve(state, event, BigInt(index), `event-${index}`), banner.initialState());

describe('a banner', () => {
  it('is added once', () => {
    expect(addBanner('n1', fields, at)(given())).toEqual([added]);
    expect(() => addBanner('n1', fields, at)(given(added))).toThrow('already a banner');
  });

  it('is removed and restored once each', () => {
    expect(removeBanner(at)(given(added))).toEqual([removed]);
    expect(removeBanner(at)(given(added, removed))).toEqual([]);
    expect(restoreBanner(at)(given(added, removed))).toEqual([restored]);
    expect(restoreBanner(at)(given(added, removed, restored))).toEqual([]);
  });

  it('that was never added is neither removed nor restored', () => {
    expect(() => removeBanner(at)(given())).toThrow(BannerNotFoundError);
    expect(() => restoreBanner(at)(given())).toThrow(BannerNotFoundError);
  });
});

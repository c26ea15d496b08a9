import { ChangedSinceError } from '../shared/edit.ts';
import { noPast, specOf } from '../testing/spec-of.ts';
import {
  addBanner,
  banner,
  BannerNotFoundError,
  changeBanner,
  removeBanner,
  restoreBanner,
  type BannerChanges,
  type BannerEvent,
} from './banner.ts';

const at = '2026-03-01T12:00:00.000Z';
const fields = {
  title: 'What’s on your dressing table?',
  labels: { ar: 'ماذا على طاولة زينتك؟' },
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
  events.reduce(
    (state, event, index) => banner.evolve(state, { ...event, id: `event-${index}`, revision: BigInt(index) }),
    banner.initialState(),
  );

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

  const knowing = (revision?: string) => ({ revision, toResponse: ({ title }: { title: string }) => title });
  const off: BannerEvent = { type: 'BannerDeactivated', data: { bannerId: 'n1', deactivatedAt: at } };
  const on: BannerEvent = { type: 'BannerActivated', data: { bannerId: 'n1', activatedAt: at } };

  it('changes by the fields that differ, and is switched by a fact of its own', () => {
    const changed: BannerEvent = {
      type: 'BannerChanged',
      data: { bannerId: 'n1', from: { title: fields.title }, to: { title: 'Summer' }, changedAt: at },
    };
    expect(changeBanner({ title: 'Summer' }, knowing('0'), at)(given(added), noPast)).toEqual([changed]);
    expect(changeBanner({ active: false }, knowing(), at)(given(added), noPast)).toEqual([off]);
    expect(changeBanner({ active: true }, knowing('1'), at)(given(added, off), noPast)).toEqual([on]);
    expect(changeBanner({ title: 'Summer', active: false }, knowing(), at)(given(added), noPast)).toEqual([
      changed,
      off,
    ]);
    expect(changeBanner({ ...fields }, knowing(), at)(given(added), noPast)).toEqual([]);
  });

  it('merges an edit with what others have changed since it began', () => {
    const edit = (changes: BannerChanges) =>
      specOf(banner)
        .given([added, off])
        .when(changeBanner(changes, knowing('0'), at));
    edit({ ...fields, linkUrl: '/brands' }).then([
      {
        type: 'BannerChanged',
        data: { bannerId: 'n1', from: { linkUrl: null }, to: { linkUrl: '/brands' }, changedAt: at },
      },
    ]);
    edit({ active: false }).then([]);
    specOf(banner)
      .given([
        added,
        {
          type: 'BannerChanged',
          data: { bannerId: 'n1', from: { title: fields.title }, to: { title: 'Theirs' }, changedAt: at },
        },
      ])
      .when(changeBanner({ title: 'Mine', active: false }, knowing('0'), at))
      .thenConflicts({ field: 'title', base: fields.title, theirs: 'Theirs', mine: 'Mine' });
  });

  it('refuses removal by who knows another revision, and a change while it is removed', () => {
    expect(() => removeBanner(at, knowing('1'))(given(added))).toThrow(ChangedSinceError);
    expect(() => changeBanner({}, knowing(), at)(given(added, removed), noPast)).toThrow(BannerNotFoundError);
  });

  it('that was never added is neither removed nor restored', () => {
    expect(() => removeBanner(at)(given())).toThrow(BannerNotFoundError);
    expect(() => restoreBanner(at)(given())).toThrow(BannerNotFoundError);
  });
});

import { fieldChanges } from './event-changes.ts';

const at = '2026-03-01T10:00:00.000Z';

test('tells both sides of the fields that changed', () => {
  const data = {
    brandId: 'b',
    from: { name: 'Old', labels: {}, website: null },
    to: { name: 'New', labels: { ar: 'جديد' }, website: null },
    changedAt: at,
  };
  expect(fieldChanges('BrandChanged', data)).toEqual([
    { field: 'name', from: 'Old', to: 'New' },
    { field: 'labels', from: {}, to: { ar: 'جديد' } },
  ]);
  expect(fieldChanges('RatingChanged', { ratingId: 'r', from: 2, to: 5, changedAt: at })).toEqual([
    { field: 'stars', from: 2, to: 5 },
  ]);
  expect(fieldChanges('BannerDeactivated', { bannerId: 'b', deactivatedAt: at })).toEqual([
    { field: 'active', from: true, to: false },
  ]);
});

test('tells what something new is made of, without what says where and when', () => {
  const product = { productId: 'p', name: 'Serum', brandId: 'b', description: null, shades: [], addedAt: at };
  expect(fieldChanges('ProductAdded', product)).toEqual([
    { field: 'name', from: null, to: 'Serum' },
    { field: 'brandId', from: null, to: 'b' },
  ]);
  expect(fieldChanges('BrandAdded', { brandId: 'b', name: 'Brand', addedAt: at })).toEqual([
    { field: 'name', from: null, to: 'Brand' },
  ]);
  expect(fieldChanges('ProductRemoved', { productId: 'p', removedAt: at })).toEqual([]);
});

test('tells what a view in the notebook shows, line by line', () => {
  const view = { tab: 'explore', search: { metric: 'votes', from: '2026-03-01' } };
  const added = { viewId: 'v', title: 'March', note: null, view, savedBy: 'ana', savedAt: at };
  expect(fieldChanges('SavedViewAdded', added)).toEqual([
    { field: 'title', from: null, to: 'March' },
    { field: 'view', from: null, to: ['explore', 'metric: votes', 'from: 2026-03-01'] },
  ]);
  const changed = { viewId: 'v', from: { note: null }, to: { note: 'Why?' }, changedBy: 'ana', changedAt: at };
  expect(fieldChanges('SavedViewChanged', changed)).toEqual([{ field: 'note', from: null, to: 'Why?' }]);
});

test('tells sets of options whole', () => {
  const options = [{ id: 'o', label: 'Good' }];
  const of = { categoryId: 'c', subcategoryId: null, from: null, to: options, setAt: at };
  expect(fieldChanges('VotingOptionsSet', of)).toEqual([{ field: 'votingOptions', from: null, to: options }]);
  expect(fieldChanges('SettingChanged', { key: 'votingOptions', from: null, to: { options }, changedAt: at })).toEqual([
    { field: 'votingOptions', from: null, to: options },
  ]);
});

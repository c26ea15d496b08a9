import type { RecordState } from '../entities/entity.ts';
import { applyCompensation, compensationOf, fieldsToRevert } from './compensation.ts';

const at = '2026-03-01T10:00:00.000Z';
const changed = {
  type: 'BrandChanged',
  data: { brandId: 'b', from: { name: 'Old', website: null }, to: { name: 'New', website: 'w' }, changedAt: at },
};
const record = (fields: object, removed = false): RecordState => ({ revision: 3, removed, fields: { ...fields } });

describe('a change', () => {
  test('goes back field by field, as long as nobody has changed it since', () => {
    const compensation = compensationOf(changed, record({ name: 'New', website: 'other' }));
    expect(compensation).toMatchObject({
      act: 'change',
      changedSince: true,
      fields: [
        { field: 'name', now: 'New', back: 'Old', changedSince: false },
        { field: 'website', now: 'other', back: null, changedSince: true },
      ],
    });
    const revertedFields = (picked?: string[]) => fieldsToRevert(compensation, picked).map(({ field }) => field);
    expect(revertedFields()).toEqual(['name']);
    expect(revertedFields(['website'])).toEqual(['website']);
  });

  test('that is back already, or whose record is removed or gone, leaves nothing to do', () => {
    expect(compensationOf(changed, record({ name: 'Old', website: null }))).toMatchObject({
      act: 'none',
      problem: null,
    });
    expect(compensationOf(changed, record({ name: 'New' }, true))).toMatchObject({ act: 'none', problem: 'removed' });
    expect(compensationOf(changed, undefined)).toMatchObject({ act: 'none', problem: 'gone' });
  });

  test('of many is taken back one after the other, the newest first', () => {
    const before = { type: 'BrandChanged', data: { ...changed.data, from: { name: 'First' }, to: { name: 'Old' } } };
    const now = record({ name: 'New', website: 'w' });
    const next = applyCompensation(now, compensationOf(changed, now));
    expect(compensationOf(before, next)).toMatchObject({ changedSince: false, fields: [{ back: 'First' }] });
    expect(compensationOf(before, now)).toMatchObject({ changedSince: true });
  });
});

test('what was added is removed, with what was changed in it since; what was removed comes back', () => {
  const added = { type: 'BrandAdded', data: { brandId: 'b', name: 'Brand', website: null, addedAt: at } };
  expect(compensationOf(added, record({ name: 'Brand', website: null }))).toMatchObject({
    act: 'remove',
    changedSince: false,
  });
  expect(compensationOf(added, record({ name: 'Brand', website: 'w' }))).toMatchObject({
    act: 'remove',
    changedSince: true,
    fields: [{ field: 'website', now: 'w', back: null }],
  });
  expect(compensationOf(added, record({}, true)).act).toBe('none');
  const removed = { type: 'BrandRemoved', data: { brandId: 'b', removedAt: at } };
  const gone = record({}, true);
  expect(compensationOf(removed, gone).act).toBe('restore');
  expect(applyCompensation(gone, compensationOf(removed, gone))).toMatchObject({ removed: false });
  expect(compensationOf(removed, record({})).act).toBe('none');
  const restored = { type: 'BrandRestored', data: { brandId: 'b' }, revision: 3 };
  expect(compensationOf(restored, record({}))).toMatchObject({ act: 'remove', changedSince: false });
  expect(compensationOf({ ...restored, revision: 2 }, record({}))).toMatchObject({ act: 'remove', changedSince: true });
});

test('an order of pictures goes back without those that are gone, and keeps those that were added', () => {
  const reordered = {
    type: 'ProductImagesReordered',
    data: { productId: 'p', from: ['a', 'b', 'c'], to: ['c', 'b', 'a'] },
  };
  const back = (...imageOrder: string[]) => compensationOf(reordered, record({ imageOrder })).fields[0];
  expect(back('c', 'b', 'a')).toMatchObject({ back: ['a', 'b', 'c'], changedSince: false });
  expect(back('c', 'a', 'new')).toMatchObject({ back: ['a', 'c', 'new'], changedSince: false });
  expect(back('b', 'c', 'a')).toMatchObject({ changedSince: true });
});

import { ChangedSinceError } from '../shared/edit.ts';
import { noPast, specOf } from '../testing/spec-of.ts';
import type { BrandEvent, BrandFields } from './brand.events.ts';
import {
  addBrand,
  brand,
  brandNameClaim,
  BrandNotFoundError,
  changeBrand,
  removeBrand,
  restoreBrand,
} from './brand.ts';

const at = '2026-03-01T12:00:00.000Z';
const fields: BrandFields = {
  name: 'Fenty Beauty',
  displayName: 'Fenty Beauty',
  labels: {},
  description: null,
  logoUrl: null,
  website: null,
  active: true,
};
const added: BrandEvent = { type: 'BrandAdded', data: { brandId: 'b1', ...fields, addedAt: at } };
const removed: BrandEvent = { type: 'BrandRemoved', data: { brandId: 'b1', removedAt: at } };
const restored: BrandEvent = { type: 'BrandRestored', data: { brandId: 'b1', restoredAt: at } };
const given = (...events: BrandEvent[]) =>
  events.reduce(
    (state, event, index) => brand.evolve(state, { ...event, id: `event-${index}`, revision: BigInt(index) }),
    brand.initialState(),
  );
const spec = specOf(brand);
const knowing = (revision?: string) => ({ revision, toResponse: ({ name }: { name: string }) => name });

describe('a brand', () => {
  it('is added once', () => {
    expect(addBrand('b1', fields, at)(given())).toEqual([added]);
    expect(() => addBrand('b1', fields, at)(given(added))).toThrow('already a brand');
  });

  it('changes by the fields that differ', () => {
    const change = { ...fields, name: 'Fenty', description: 'By Rihanna' };
    expect(changeBrand(change, knowing('0'), at)(given(added), noPast)).toEqual([
      {
        type: 'BrandChanged',
        data: {
          brandId: 'b1',
          from: { name: 'Fenty Beauty', description: null },
          to: { name: 'Fenty', description: 'By Rihanna' },
          changedAt: at,
        },
      },
    ]);
  });

  it('writes nothing when nothing changes', () => {
    expect(changeBrand(fields, knowing(), at)(given(added), noPast)).toEqual([]);
    expect(changeBrand({}, knowing(), at)(given(added), noPast)).toEqual([]);
  });

  it('merges an edit with what others have changed since it began', () => {
    const described: BrandEvent = {
      type: 'BrandChanged',
      data: { brandId: 'b1', from: { description: null }, to: { description: 'Theirs' }, changedAt: at },
    };
    const edit = (changes: Partial<BrandFields>) =>
      spec.given([added, described]).when(changeBrand(changes, knowing('0'), at));
    edit({ ...fields, name: 'Fenty' }).then([
      {
        type: 'BrandChanged',
        data: { brandId: 'b1', from: { name: 'Fenty Beauty' }, to: { name: 'Fenty' }, changedAt: at },
      },
    ]);
    edit({ description: 'Theirs' }).then([]);
    edit({ name: 'Fenty', description: 'Mine' }).thenConflicts({
      field: 'description',
      base: null,
      theirs: 'Theirs',
      mine: 'Mine',
    });
  });

  it('is not removed by who knows another revision', () => {
    expect(() => removeBrand(knowing('1'), at)(given(added))).toThrow(ChangedSinceError);
  });

  it('is removed and restored, each once', () => {
    expect(removeBrand(knowing('0'), at)(given(added))).toEqual([removed]);
    expect(removeBrand(knowing('0'), at)(given(added, removed))).toEqual([]);
    expect(restoreBrand(at)(given(added, removed))).toEqual([restored]);
    expect(restoreBrand(at)(given(added, removed, restored))).toEqual([]);
  });

  it('is not found before it is added, nor for a change while it is removed', () => {
    for (const decide of [changeBrand({}, knowing(), at), removeBrand(knowing(), at), restoreBrand(at)])
      expect(() => decide(given(), noPast)).toThrow(BrandNotFoundError);
    expect(() => changeBrand({}, knowing(), at)(given(added, removed), noPast)).toThrow(BrandNotFoundError);
  });

  it('folds to its fields, times and the revision of its last change', () => {
    expect(given(added, removed)).toEqual({
      _id: 'b1',
      ...fields,
      removed: true,
      createdAt: new Date(at),
      updatedAt: new Date(at),
      revision: 1,
    });
  });

  it('bears its name folded, also when removed', () => {
    const { nameOf: borneBy } = brandNameClaim('b1');
    expect(borneBy(given(), 'b1')).toBeUndefined();
    expect(borneBy(given(added, removed), 'b1')).toEqual({
      name: 'Fenty Beauty',
      value: 'fenty beauty',
      removed: true,
    });
  });
});

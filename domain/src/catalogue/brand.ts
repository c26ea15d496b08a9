import type { Aggregate, Past } from '../shared/aggregate.ts';
import { changeOf, mergedEdit, requireRevision, type ExpectedRevision } from '../shared/edit.ts';
import { ConflictError, NotFoundError } from '../shared/errors.ts';
import { normalizeText } from '../shared/normalize-text.ts';
import type { BrandEvent, BrandFields } from './brand.events.ts';
import type { BrandDocument } from './catalogue.documents.ts';
import type { NameClaim } from './reservation.ts';

export type BrandRecord = Omit<BrandDocument, 'position' | 'demo' | 'previousNames'>;
/** `undefined` until it is added. */
export type Brand = BrandRecord | undefined;

export const brandStream = (brandId: string): string => `brand-${brandId}`;

export const brand: Aggregate<Brand, BrandEvent> = {
  initialState: () => undefined,
  evolve: (state, { type, data, revision: eventRevision }) => {
    const revision = Number(eventRevision);
    switch (type) {
      case 'BrandAdded': {
        const { brandId, addedAt, ...fields } = data;
        const createdAt = new Date(addedAt);
        return { _id: brandId, ...fields, removed: false, createdAt, updatedAt: createdAt, revision };
      }
      case 'BrandChanged':
        return state && { ...state, ...data.to, updatedAt: new Date(data.changedAt), revision };
      case 'BrandRemoved':
        return state && { ...state, removed: true, updatedAt: new Date(data.removedAt), revision };
      case 'BrandRestored':
        return state && { ...state, removed: false, updatedAt: new Date(data.restoredAt), revision };
    }
  },
};

/** A brand's system name is unique without regard to case and accents. */
export const brandNameClaim = (ownerId: string): NameClaim<Brand> => ({
  kind: 'brand',
  ownerId,
  streamOf: brandStream,
  nameOf: (state) => state && { name: state.name, value: normalizeText(state.name), removed: state.removed },
});

export class BrandNotFoundError extends NotFoundError {
  constructor() {
    super('BRAND_NOT_FOUND');
  }
}

/** Throws when there is a brand of this id already. */
export const addBrand =
  (brandId: string, fields: BrandFields, addedAt: string) =>
  (state: Brand): BrandEvent[] => {
    if (state) throw new ConflictError('ID_TAKEN', { kind: 'brand' });
    return [{ type: 'BrandAdded', data: { brandId, ...fields, addedAt } }];
  };

/** A change that changes nothing is a no-op. Throws {@link BrandNotFoundError}, `ChangedSinceError`. */
export const changeBrand =
  (fields: Partial<BrandFields>, expected: ExpectedRevision<BrandRecord>, changedAt: string) =>
  (state: Brand, past: Past<Brand>): BrandEvent[] => {
    if (!state || state.removed) throw new BrandNotFoundError();
    const change = changeOf<BrandFields>(
      state,
      mergedEdit(state, () => fields, expected, past),
    );
    return change ? [{ type: 'BrandChanged', data: { brandId: state._id, ...change, changedAt } }] : [];
  };

/** Removing what is removed is a no-op. Throws {@link BrandNotFoundError}, `ChangedSinceError`. */
export const removeBrand =
  (expected: ExpectedRevision<BrandRecord>, removedAt: string) =>
  (state: Brand): BrandEvent[] => {
    if (!state) throw new BrandNotFoundError();
    if (state.removed) return [];
    requireRevision(state, expected);
    return [{ type: 'BrandRemoved', data: { brandId: state._id, removedAt } }];
  };

/** Restoring what is not removed is a no-op. Throws {@link BrandNotFoundError}. */
export const restoreBrand =
  (restoredAt: string) =>
  (state: Brand): BrandEvent[] => {
    if (!state) throw new BrandNotFoundError();
    return state.removed ? [{ type: 'BrandRestored', data: { brandId: state._id, restoredAt } }] : [];
  };

/** Records when a brand that comes from elsewhere was last changed there. Throws {@link BrandNotFoundError}. */
export const brandUpdatedAt =
  (changedAt: string) =>
  (state: Brand): BrandEvent[] => {
    if (!state) throw new BrandNotFoundError();
    return [{ type: 'BrandChanged', data: { brandId: state._id, from: {}, to: {}, changedAt } }];
  };

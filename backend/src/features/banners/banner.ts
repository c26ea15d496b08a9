import type { BannerEvent, BannerFields } from '@henna/contracts';
import type { Decider } from '../../shared/commands/decider.ts';
import { ConflictError, NotFoundError } from '../../shared/errors.ts';

export type BannerRecord = BannerFields & {
  readonly bannerId: string;
  readonly active: boolean;
  /** ISO 8601 UTC. */
  readonly addedAt: string;
  readonly removed: boolean;
};
/** `undefined` until it is added. */
export type Banner = BannerRecord | undefined;

export const bannerStream = (bannerId: string): string => `banner-${bannerId}`;

export const banner: Decider<Banner, BannerEvent> = {
  initialState: () => undefined,
  evolve: (state, { type, data }) => {
    switch (type) {
      case 'BannerAdded':
        return { ...data, removed: false };
      case 'BannerRemoved':
        return state && { ...state, removed: true };
      case 'BannerRestored':
        return state && { ...state, removed: false };
    }
  },
};

export class BannerNotFoundError extends NotFoundError {
  constructor() {
    super('Banner not found', 'BANNER_NOT_FOUND');
  }
}

/** Throws when there is a banner of this id already. */
export const addBanner =
  (bannerId: string, fields: BannerFields & { readonly active: boolean }, addedAt: string) =>
  (state: Banner): BannerEvent[] => {
    if (state) throw new ConflictError('There is already a banner with this id.', 'ID_TAKEN');
    return [{ type: 'BannerAdded', data: { bannerId, ...fields, addedAt } }];
  };

/** Removing what is removed is a no-op. Throws {@link BannerNotFoundError}. */
export const removeBanner =
  (removedAt: string) =>
  (state: Banner): BannerEvent[] => {
    if (!state) throw new BannerNotFoundError();
    return state.removed ? [] : [{ type: 'BannerRemoved', data: { bannerId: state.bannerId, removedAt } }];
  };

/** Restoring what stands is a no-op. Throws {@link BannerNotFoundError}. */
export const restoreBanner =
  (restoredAt: string) =>
  (state: Banner): BannerEvent[] => {
    if (!state) throw new BannerNotFoundError();
    return state.removed ? [{ type: 'BannerRestored', data: { bannerId: state.bannerId, restoredAt } }] : [];
  };

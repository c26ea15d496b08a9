import type { Aggregate, Past } from '../shared/aggregate.ts';
import { changeOf, mergedEdit, requireRevision, type ExpectedRevision } from '../shared/edit.ts';
import { ConflictError, NotFoundError } from '../shared/errors.ts';
import type { Change, EventOf, Labels } from '../shared/event.ts';
import type { Positioned } from '../shared/views.ts';

export interface BannerFields {
  readonly title: string;
  readonly labels: Labels;
  readonly description: string | null;
  readonly descriptionLabels: Labels;
  readonly imageUrl: string | null;
  readonly linkUrl: string | null;
}

export type BannerAdded = EventOf<
  'BannerAdded',
  BannerFields & { readonly bannerId: string; readonly active: boolean; readonly addedAt: string }
>;
export type BannerChanged = EventOf<
  'BannerChanged',
  Change<BannerFields> & { readonly bannerId: string; readonly changedAt: string }
>;
export type BannerActivated = EventOf<'BannerActivated', { readonly bannerId: string; readonly activatedAt: string }>;
export type BannerDeactivated = EventOf<
  'BannerDeactivated',
  { readonly bannerId: string; readonly deactivatedAt: string }
>;
export type BannerRemoved = EventOf<'BannerRemoved', { readonly bannerId: string; readonly removedAt: string }>;
export type BannerRestored = EventOf<'BannerRestored', { readonly bannerId: string; readonly restoredAt: string }>;

export type BannerEvent =
  BannerAdded | BannerChanged | BannerActivated | BannerDeactivated | BannerRemoved | BannerRestored;

/** View `banner`. Index: `removed, createdAt`. */
export interface BannerDocument extends Positioned, BannerFields {
  readonly _id: string;
  readonly active: boolean;
  readonly removed: boolean;
  readonly demo: boolean;
  readonly createdAt: Date;
  readonly revision: number;
}

export type BannerRecord = BannerFields & {
  readonly bannerId: string;
  readonly active: boolean;
  /** ISO 8601 UTC. */
  readonly addedAt: string;
  readonly removed: boolean;
  /** Revision of the last event. */
  readonly revision: number;
};
/** `undefined` until it is added. */
export type Banner = BannerRecord | undefined;

export const bannerStream = (bannerId: string): string => `banner-${bannerId}`;

export const banner: Aggregate<Banner, BannerEvent> = {
  initialState: () => undefined,
  evolve: (state, { type, data, revision: eventRevision }) => {
    const revision = Number(eventRevision);
    switch (type) {
      case 'BannerAdded':
        return { ...data, removed: false, revision };
      case 'BannerChanged':
        return state && { ...state, ...data.to, revision };
      case 'BannerActivated':
        return state && { ...state, active: true, revision };
      case 'BannerDeactivated':
        return state && { ...state, active: false, revision };
      case 'BannerRemoved':
        return state && { ...state, removed: true, revision };
      case 'BannerRestored':
        return state && { ...state, removed: false, revision };
    }
  },
};

export class BannerNotFoundError extends NotFoundError {
  constructor() {
    super('BANNER_NOT_FOUND');
  }
}

/** Throws when there is a banner of this id already. */
export const addBanner =
  (bannerId: string, fields: BannerFields & { readonly active: boolean }, addedAt: string) =>
  (state: Banner): BannerEvent[] => {
    if (state) throw new ConflictError('ID_TAKEN', { kind: 'banner' });
    return [{ type: 'BannerAdded', data: { bannerId, ...fields, addedAt } }];
  };

export type BannerChanges = Partial<BannerFields & { readonly active: boolean }>;

/** What changes nothing is a no-op; switching on or off is a fact of its own. Throws a 404 or `ChangedSinceError`. */
export const changeBanner =
  (changes: BannerChanges, expected: ExpectedRevision<BannerRecord>, at: string) =>
  (state: Banner, past: Past<Banner>): BannerEvent[] => {
    if (!state || state.removed) throw new BannerNotFoundError();
    const { bannerId } = state;
    const { active, ...fields }: BannerChanges = mergedEdit(state, () => changes, expected, past);
    const change = changeOf<BannerFields>(state, fields);
    const events: BannerEvent[] = change
      ? [{ type: 'BannerChanged', data: { bannerId, ...change, changedAt: at } }]
      : [];
    if (active === undefined || active === state.active) return events;
    const switched: BannerEvent = active
      ? { type: 'BannerActivated', data: { bannerId, activatedAt: at } }
      : { type: 'BannerDeactivated', data: { bannerId, deactivatedAt: at } };
    return [...events, switched];
  };

/** Removing what is removed is a no-op. Throws {@link BannerNotFoundError}, `ChangedSinceError`. */
export const removeBanner =
  (removedAt: string, expected?: ExpectedRevision<BannerRecord>) =>
  (state: Banner): BannerEvent[] => {
    if (!state) throw new BannerNotFoundError();
    if (state.removed) return [];
    if (expected) requireRevision(state, expected);
    return [{ type: 'BannerRemoved', data: { bannerId: state.bannerId, removedAt } }];
  };

/** Restoring what is not removed is a no-op. Throws {@link BannerNotFoundError}. */
export const restoreBanner =
  (restoredAt: string) =>
  (state: Banner): BannerEvent[] => {
    if (!state) throw new BannerNotFoundError();
    return state.removed ? [{ type: 'BannerRestored', data: { bannerId: state.bannerId, restoredAt } }] : [];
  };

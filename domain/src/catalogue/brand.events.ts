import type { Change, EventOf, Labels } from '../shared/event.ts';

/** `name` is the system name, unique without regard to case. */
export interface BrandFields {
  readonly name: string;
  readonly displayName: string;
  readonly labels: Labels;
  readonly description: string | null;
  readonly logoUrl: string | null;
  readonly website: string | null;
  readonly active: boolean;
}

export type BrandAdded = EventOf<'BrandAdded', BrandFields & { readonly brandId: string; readonly addedAt: string }>;
export type BrandChanged = EventOf<
  'BrandChanged',
  Change<BrandFields> & { readonly brandId: string; readonly changedAt: string }
>;
export type BrandRemoved = EventOf<'BrandRemoved', { readonly brandId: string; readonly removedAt: string }>;
export type BrandRestored = EventOf<'BrandRestored', { readonly brandId: string; readonly restoredAt: string }>;

export type BrandEvent = BrandAdded | BrandChanged | BrandRemoved | BrandRestored;

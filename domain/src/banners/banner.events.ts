import type { Change, EventOf, Labels } from '../shared/event.ts';

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

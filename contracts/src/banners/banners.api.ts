import type { Labels } from '../shared/event.ts';

export interface BannerResponse {
  readonly id: string;
  readonly title: string;
  readonly labels: Labels;
  readonly description: string | null;
  readonly descriptionLabels: Labels;
  readonly imageUrl: string | null;
  readonly linkUrl: string | null;
  readonly active: boolean;
  readonly createdAt: string;
}

/** `revision` is what `If-Match` takes. */
export type AdminBannerResponse = BannerResponse & { readonly revision: number };

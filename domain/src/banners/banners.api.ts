import type { BannerFields } from './banner.events.ts';

export interface BannerResponse extends BannerFields {
  readonly id: string;
  readonly active: boolean;
  readonly createdAt: string;
}

/** `revision` is what `If-Match` takes. */
export type AdminBannerResponse = BannerResponse & { readonly revision: number };

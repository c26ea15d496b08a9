import type { Positioned } from '../shared/views.ts';
import type { BannerFields } from './banner.events.ts';

/** View `banner`. Index: `removed, createdAt`. */
export interface BannerDocument extends Positioned, BannerFields {
  readonly _id: string;
  readonly active: boolean;
  readonly removed: boolean;
  readonly demo: boolean;
  readonly createdAt: Date;
  readonly revision: number;
}

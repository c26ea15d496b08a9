import type { Positioned } from '../catalogue/catalogue.documents.ts';
import type { Labels } from '../shared/event.ts';

/** View `banner`. Index: `removed, createdAt`. */
export interface BannerDocument extends Positioned {
  readonly _id: string;
  readonly title: string;
  readonly labels: Labels;
  readonly description: string | null;
  readonly descriptionLabels: Labels;
  readonly imageUrl: string | null;
  readonly linkUrl: string | null;
  readonly active: boolean;
  readonly removed: boolean;
  readonly demo: boolean;
  readonly createdAt: Date;
  readonly revision: number;
}

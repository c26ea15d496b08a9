import type { Positioned } from '../shared/views.ts';
import type { ShelfFields } from './shelf.events.ts';

/** View `shelf`: one document per product on a member's shelf. Indexes: `userId, since`; `productId`. */
export interface ShelfDocument extends Positioned, ShelfFields {
  /** `<product>.<user>` */
  readonly _id: string;
  readonly productId: string;
  readonly userId: string;
  readonly placedAt: Date;
  /** Since when it has been in this state: the order of the shelf. */
  readonly since: Date;
}

export const shelfDocumentId = (productId: string, userId: string): string => `${productId}.${userId}`;

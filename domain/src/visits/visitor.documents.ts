/** Part `visitors` of the product view: on which UTC days, counted from 1970-01-01, a signed-in person visited. */
export interface VisitorDocument {
  /** The user's id. */
  readonly _id: string;
  readonly days: readonly number[];
}

/** Part `visitorDays` of the product view: what a signed-in person visited on one UTC day. */
export interface VisitorDayDocument {
  readonly _id: string;
  readonly products: readonly { readonly productId: string; readonly visits: number }[];
}

/** The `_id` of a visitor's day. */
export const visitorDayId = (userId: string, day: number): string => `${userId}.${day}`;

import type { ViewName } from '../shared/views.ts';

/** The lists in which a change of a view can be seen. */
export const listsByView = {
  product: ['products'],
  brand: ['brands', 'products'],
  category: ['categories', 'products'],
  banner: ['banners'],
  setting: ['settings'],
} as const satisfies Partial<Record<ViewName, readonly string[]>>;
export type LiveList = (typeof listsByView)[keyof typeof listsByView][number];

/** What an open page can ask to hear about: lists as a whole, one product, the comments of one product. */
export type LiveTopic = LiveList | `product:${string}` | `comments:${string}`;

/** Topics of one connection. */
export const maxLiveTopics = 20;

/**
 * Data of `event: changed` in `GET /api/live`: what changed since the event before. Reads that begin now show it.
 * `position` is the event's id too. `event: reset` carries the same with all topics of the connection: what happened
 * since `Last-Event-ID` is not known any more.
 */
export interface LiveChange {
  readonly topics: readonly LiveTopic[];
  readonly position: string;
}

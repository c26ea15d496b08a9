import { entities, type ExportedEntity, type ViewName } from '../entities/entities.ts';

/** The lists in which a change of a view can be seen. */
export const listsByView = /* @__PURE__ */ Object.fromEntries(
  entities.flatMap(({ view, liveLists }) => (view && liveLists ? [[view, liveLists]] : [])),
) as Readonly<Partial<Record<ViewName, readonly ExportedEntity[]>>>;

/** What an open page can ask to hear about: lists as a whole, each by the name of its file, one product, the comments of one product. */
export type LiveTopic = ExportedEntity | `product:${string}` | `comments:${string}`;

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

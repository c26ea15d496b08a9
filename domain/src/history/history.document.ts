import type { EntityKind } from '../entities/entities.ts';
import type { Actor, Origin } from '../shared/event.ts';
import type { Positioned } from '../shared/views.ts';

/** What an event is about: `product:<id>`. */
export type HistoryEntity = `${EntityKind}:${string}`;

/** View `history`: one document for every event but visits and reservations. Personal fields stay sealed. */
export interface HistoryDocument extends Positioned {
  /** The event's commit position in 20 digits, so that ids sort as the log does. */
  readonly _id: string;
  readonly eventId: string;
  readonly type: string;
  /** The event's data; of an erased person's record only what names nobody. */
  readonly data: Readonly<Record<string, unknown>>;
  /** Stream revision of the event. */
  readonly revision: number;
  /** What it is about. An erased person's own record has no id. */
  readonly entity: HistoryEntity;
  /** The product on which a vote, rating or comment hangs. */
  readonly ofProduct?: string;
  /** The member whom it concerns. */
  readonly member?: string;
  readonly actor: Actor;
  /** By staff: a token, an import or the system; not by a member. */
  readonly office: boolean;
  /** Of staff's entries: by a person, with a token or by an import that they started; not by the system or the demo. */
  readonly team?: boolean;
  /** Who of staff. */
  readonly staff?: string;
  /** Entries of one command or batch of staff have the same. */
  readonly batch?: string;
  /** The event that it undoes, by id. */
  readonly undoes?: string;
  /** When it was recorded. */
  readonly at: Date;
  /** When it happened. */
  readonly happenedAt: Date;
  readonly origin: Origin;
  readonly reason?: string;
  readonly correlationId: string;
}

/** The id of the entry at a commit position. */
export const historyId = (position: bigint): string => position.toString().padStart(20, '0');

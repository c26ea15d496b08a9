import type { FieldsRefusal } from '../shared/problem.ts';
import type { Actor, Origin } from '../shared/event.ts';
import type { EntityKind } from '../entities/entities.ts';
import type { HistoryAction } from '../entities/entity.ts';

export type ChangeValue = string | number | boolean | readonly string[] | null;

/** One field before and after; ids of the catalogue are told by name. */
export interface FieldChange {
  readonly field: string;
  readonly from: ChangeValue;
  readonly to: ChangeValue;
}

/** Whether an entry can be taken back; `done`: it was. */
export type Undoable = 'possible' | 'done' | 'no';

/**
 * One entry of the trail. To analysts names and texts are `null`; where it is about what a member did, ids are pseudonyms
 * (a person's for one kind of act on one product), and times are cut to the hour, of members and profiles to the day.
 */
export interface HistoryEntry {
  /** Decimal. */
  readonly position: string;
  readonly eventId: string;
  readonly type: string;
  readonly action: HistoryAction;
  /** `id` is `null` for the record of somebody who was erased. */
  readonly entity: { readonly kind: EntityKind; readonly id: string | null; readonly name: string | null };
  /** The product on which a vote, rating or comment hangs. */
  readonly product: { readonly id: string; readonly name: string | null } | null;
  readonly actor: Pick<Actor, 'kind' | 'id' | 'role'> & { readonly name: string | null };
  /** When it was recorded. */
  readonly at: string;
  readonly happenedAt: string;
  readonly origin: Origin;
  readonly reason: string | null;
  readonly correlationId: string;
  readonly changes: readonly FieldChange[];
  readonly undo: Undoable;
}

/** `GET /api/admin/history`: newest first. */
export interface HistoryPage {
  readonly items: readonly HistoryEntry[];
  /** What `before` takes for the entries behind these; `null` at the end. */
  readonly next: string | null;
}

/** `GET /api/admin/history/batches/:correlationId` */
export interface HistoryBatch extends HistoryPage {
  readonly total: number;
}

/** A field that goes back, and what it is now. */
export interface UndoField {
  readonly field: string;
  readonly now: ChangeValue;
  readonly back: ChangeValue;
  /** It is not any more what the entry made it: it goes back only when it is picked. */
  readonly changedSince: boolean;
}

/** What takes one entry back. */
export interface UndoStep {
  readonly entry: HistoryEntry;
  /** `none`: nothing is left to be taken back, or `problem` tells why it can't be. */
  readonly act: 'remove' | 'restore' | 'change' | 'none';
  /** What goes back; of an addition what has been changed since, and would go with it. */
  readonly fields: readonly UndoField[];
  readonly changedSince: boolean;
  readonly problem: 'gone' | 'removed' | 'not allowed' | null;
  /** Of the record as it is shown here. */
  readonly revision: number;
}

/** `GET /api/admin/history/undo`: newest first. */
export interface UndoPreview {
  readonly steps: readonly UndoStep[];
  /** Entries, shown here or not. */
  readonly total: number;
  /** Of a batch: what `before` takes for the entries behind these; `null` at its end. */
  readonly next: string | null;
}

/** `conflict`: it has moved since, and was not picked as it is now; `partly`: so have some of its fields. */
export type UndoOutcome = 'undone' | 'partly' | 'nothing' | 'conflict' | 'failed';

/** `POST /api/admin/history/undo` */
export interface UndoItem extends Partial<Omit<FieldsRefusal, 'message'>> {
  readonly position: string;
  readonly outcome: UndoOutcome;
  /** Why it failed, in English, for programs. */
  readonly message: string | null;
}

export interface UndoResult {
  readonly items: readonly UndoItem[];
  readonly undone: number;
  /** Of a batch: what `before` takes to go on; `null` at its end. */
  readonly next: string | null;
  /** Of what was written: the undo itself can be taken back by it. */
  readonly correlationId: string;
}

/** A field of a record at a moment, and what it is now. */
export interface FieldThen {
  readonly field: string;
  readonly then: ChangeValue;
  readonly now: ChangeValue;
  readonly differs: boolean;
}

/** What people had given a product at a moment. */
export interface GivenThen {
  /** By the options of that moment, the most first. */
  readonly votes: readonly { readonly key: string; readonly count: number }[];
  readonly ratings: { readonly total: number; readonly average: number };
  readonly comments: number;
}

/** `GET /api/admin/history/records/:kind/:id?asOf=` */
export interface RecordThen {
  readonly kind: EntityKind;
  readonly id: string;
  /** Decimal: the same again answers the same. */
  readonly position: string;
  /** Whether the record was there already. */
  readonly existed: boolean;
  readonly fields: readonly FieldThen[];
  /** Of a product that was there; `null` otherwise. */
  readonly given: { readonly then: GivenThen; readonly now: GivenThen } | null;
}

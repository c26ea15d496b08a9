import type { Aggregate, Decision } from '../shared/aggregate.ts';
import type { ExpectedRevision } from '../shared/edit.ts';
import type { Change, EventOf } from '../shared/event.ts';
import type { ExportedEntity, ViewName } from './entities.ts';

export type Fields = Readonly<Record<string, unknown>>;
// Descriptors of all entities are read as one list: their events and states differ.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Any = any;

export const historyActions = ['added', 'changed', 'removed', 'restored'] as const;
/** What an event does to what it is about. */
export type HistoryAction = (typeof historyActions)[number];

/**
 * Who may undo an event of staff or of an import: `admin`: administrators; `moderator`: moderators too. `opinion`: it is
 * done in a member's name, and undone as the member would: by administrators, where an import or an undo did it.
 */
export type UndoPermission = 'admin' | 'moderator' | 'opinion';

export interface EventDescriptor<Data> {
  readonly action: HistoryAction;
  /** The field that says when it happened (ISO 8601 UTC). */
  readonly at: keyof Data & string;
  /** Absent: it can't be undone. */
  readonly undo?: UndoPermission;
  /** The same, where an import did it. */
  readonly undoOfImport?: UndoPermission;
  /**
   * What it changes, field by field. Absent: what `from` and `to` say, or else the entity's fields, which are new; none
   * of an event that removes.
   */
  changes?(this: void, data: Data): Change<Fields>;
}

/** A role of staff that does not see a field in the history. */
type HiddenFrom = readonly ('moderator' | 'analyst')[];

export interface FieldDescriptor {
  /**
   * `order`: a list of ids, to which other events add and from which they remove. `sealed`: encrypted with the key of the
   * person it is about.
   */
  readonly type: 'text' | 'number' | 'flag' | 'labels' | 'list' | 'order' | 'sealed';
  /** The kind of entity whose id it holds. */
  readonly references?: string;
  readonly hiddenFrom?: HiddenFrom;
}

/** A record as the log leaves it, as far as undoing has to know it. */
export interface RecordState {
  /** Of its last own change; -1 where it has none. */
  readonly revision: number;
  readonly removed: boolean;
  readonly fields: Fields;
}

type Data<Event extends EventOf<string, unknown>> = Event['data'];
/** The fields that all of some types have: of events, those that name the record and what it is part of. */
type Common<Union> = Pick<Union, keyof Union>;
/** The fields that any of some types has. */
type FieldOf<Union> = Union extends unknown ? keyof Union & string : never;

/** A descriptor has them in its type, so that lists of files and views can be made of all descriptors. */
export interface EntityNames {
  readonly file?: string;
  readonly view?: string;
}

/**
 * What history, undo, as-of, removal, import and export have to know of one kind of record or contribution. An event
 * belongs to one entity, whose descriptor is next to the aggregate; `entities` lists them all.
 */
export interface Entity<
  Kind extends string = string,
  Event extends EventOf<string, Any> = EventOf<string, Any>,
  State = Any,
  Names extends EntityNames = EntityNames,
> {
  readonly kind: Kind;
  /** The name of the file in which its records are exported and imported on their own. */
  readonly file?: Names['file'] & ExportedEntity;
  readonly events: { readonly [Each in Event as Each['type']]: EventDescriptor<Data<Each>> };
  /** The field of the events that holds its id, or the id itself where there is one record only. */
  readonly id: { readonly field: FieldOf<Data<Event>> } | { readonly only: string };
  stream(this: void, ids: Common<Data<Event>>): string;
  readonly aggregate?: Aggregate<State, Any>;
  /** One record in the aggregate's state, where that is not the record itself; `undefined`: there is none. */
  record?(this: void, state: State, ids: Common<Data<Event>>, streamRevision: number): RecordState | undefined;
  /** Its revision is that of the stream, which grows with other records too. */
  readonly sharesRevision?: boolean;
  readonly fields: Readonly<Record<string, FieldDescriptor>>;
  /** The field that holds the id of the record that it is part of. */
  readonly parent?: { readonly field: FieldOf<Data<Event>>; readonly kind: string };
  /** What the history files its events under, where that is not the entity itself, as `kind:id`. */
  readonly subject?: {
    readonly kinds: readonly string[];
    subjectOf(this: void, data: Data<Event>): readonly [kind: string, id: string];
  };
  /** The field that holds the member whom its events concern. */
  readonly member?: FieldOf<Data<Event>>;
  /** It is a member's own record: known by a person's name, which not everybody may see. */
  readonly isPerson?: true;
  /** The field that holds the product on which it hangs. */
  readonly product?: FieldOf<Data<Event>>;
  /** The view that holds it. */
  readonly view?: Names['view'] & ViewName;
  /** The lists in which a change of its view can be seen, each by the name of its file: open pages are told. */
  readonly liveLists?: readonly ExportedEntity[];
  /** The field of its view, or of its events, by which people know it. */
  readonly title?: string;
  /** It is removed and restored by ordinary commands. Both throw what the decisions throw. */
  readonly removal?: {
    remove(this: void, ids: Common<Data<Event>>, expected: ExpectedRevision<unknown>, at: string): Decision<State, Any>;
    restore(this: void, ids: Common<Data<Event>>, at: string): Decision<State, Any>;
  };
  /** The history keeps what it was at every change of its fields. */
  readonly snapshot?: {
    /** Fields that its document has beside those of its events, as they are at first. */
    readonly initial: Fields;
    readonly hasUpdateTime: boolean;
  };
  /** The snapshot of its subject after one of its events, where it is a part of that. */
  inSnapshot?(this: void, before: Fields, event: SnapshotEvent<Event>): Fields;
  /** What people read of it in the snapshot of its subject, where that does not hold its fields as they are. */
  readSnapshot?(this: void, snapshot: Fields): Fields;
}

/** An event with what the log says of it, as far as a snapshot needs it. */
export type SnapshotEvent<Event> = Event & { readonly time: Date; readonly revision: number };

export type KindOf<Described> = Described extends Entity<infer Kind, Any> ? Kind : never;
/** The name of its file, or of its view; `never` of an entity without one. */
export type NameOf<Described, Name extends keyof EntityNames> =
  Described extends Entity<string, Any, Any, infer Names>
    ? Names extends Record<Name, string>
      ? Names[Name]
      : never
    : never;
export type EventsOf<Described> = Described extends Entity<string, infer Event> ? Event : never;

export const text: FieldDescriptor = { type: 'text' };
export const number: FieldDescriptor = { type: 'number' };
export const flag: FieldDescriptor = { type: 'flag' };
export const labels: FieldDescriptor = { type: 'labels' };
export const list: FieldDescriptor = { type: 'list' };
export const sealed: FieldDescriptor = { type: 'sealed' };
export const reference = (kind: string): FieldDescriptor => ({ type: 'text', references: kind });

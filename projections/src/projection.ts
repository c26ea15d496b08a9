import type { EventByType, EventType, LaneName, Recorded, RecordedHennaEvent, ViewName } from '@henna/domain';

export interface Keyed {
  readonly _id: string;
}

/** A document as a projection writes it: the runner adds the position. */
export type Content<Document extends Keyed> = Omit<Document, 'position'> & Keyed;

/** The documents of one view after the events before. What is put is visible to the next `get`. */
export interface Documents<Document extends Keyed> {
  get(id: string): Promise<Content<Document> | undefined>;
  /** The documents of these ids, in the order of the ids. */
  getMany(ids: readonly string[]): Promise<readonly (Content<Document> | undefined)[]>;
  /** All documents of a selection, sorted by id: for the rare event that can't name the documents it changes. */
  select(selection: Selection): Promise<readonly Content<Document>[]>;
  put(document: Content<Document>): void;
  delete(id: string): void;
  /** A part of the view: further documents in a collection beside its own. */
  part<Part extends Keyed>(name: string): Documents<Part>;
}

/** Documents whose field has a value. */
export interface Selection {
  readonly field: string;
  readonly value: string;
}

/** A document that an event will ask for, so that a batch is read at once; `part` as in `Documents.part`. */
export interface Key {
  readonly part?: string;
  readonly id: string;
}

export interface Index {
  readonly part?: string;
  readonly key: Readonly<Record<string, 1 | -1>>;
  /** The index holds only documents that have this field. */
  readonly having?: string;
}

export type RecordedOf<Type extends EventType> = { [T in Type]: Recorded<EventByType<T>> }[Type];

/**
 * A view: which events it handles and what they make of its documents. `apply` depends on nothing but its arguments;
 * what it throws parks the event.
 */
export interface ProjectionDefinition<Type extends EventType, Document extends Keyed> {
  readonly view: ViewName;
  /** `fast` if absent. */
  readonly lane?: LaneName;
  /** To be raised when the same events make other documents: the view is rebuilt then. */
  readonly version: number;
  readonly handles: readonly Type[];
  readonly parts?: readonly string[];
  readonly indexes?: readonly Index[];
  readonly keys?: (event: RecordedOf<Type>) => readonly Key[];
  /** Gives a build that is still empty the rules with which the log ends. */
  readonly startWithRules?: (rules: RecordedOf<'TrendingRulesChanged'>, documents: Documents<Document>) => void;
  apply(event: RecordedOf<Type>, documents: Documents<Document>): Promise<void>;
}

export interface Projection {
  readonly view: ViewName;
  readonly lane: LaneName;
  readonly version: number;
  readonly handles: readonly EventType[];
  readonly parts: readonly string[];
  readonly indexes: readonly Index[];
  keys(this: void, event: RecordedHennaEvent): readonly Key[];
  startWithRules?(rules: RecordedOf<'TrendingRulesChanged'>, documents: Documents<Keyed>): Promise<void>;
  apply(event: RecordedHennaEvent, documents: Documents<Keyed>): Promise<void>;
}

/** The projection that the runner uses of a definition; `Type` is inferred from `handles`. */
export const defineProjection =
  <Document extends Keyed>() =>
  <const Type extends EventType>(definition: ProjectionDefinition<Type, Document>): Projection => {
    const {
      view,
      lane = 'fast',
      version,
      handles,
      parts = [],
      indexes = [],
      keys = () => [],
      startWithRules: beginsUnder,
    } = definition;
    // The runner applies no other events than those that the view handles.
    const asHandled = (event: RecordedHennaEvent) => event as RecordedOf<Type>;
    return {
      view,
      lane,
      version,
      handles,
      parts,
      indexes,
      keys: (event) => keys(asHandled(event)),
      ...(beginsUnder && {
        startWithRules: async (rules: RecordedOf<'TrendingRulesChanged'>, documents: Documents<Keyed>) =>
          beginsUnder(rules, documents as Documents<Document>),
      }),
      apply: (event, documents) => definition.apply(asHandled(event), documents as Documents<Document>),
    };
  };

import type { EventByType, EventType, Recorded, RecordedHennaEvent, ViewName } from '@henna/domain';

export interface Keyed {
  readonly _id: string;
}

/** A document as a projection writes it: the runner adds the position. */
export type Content<Document extends Keyed> = Omit<Document, 'position'> & Keyed;

/** The documents of one view as they stand after the events before. What is put becomes visible to the next `get`. */
export interface Documents<Document extends Keyed> {
  get(id: string): Promise<Content<Document> | undefined>;
  /** The same for many at once, in their order. */
  getMany(ids: readonly string[]): Promise<readonly (Content<Document> | undefined)[]>;
  /** Those that a selection takes, by id: for the rare event that concerns no one knows how many. */
  select(selection: Selection): Promise<readonly Content<Document>[]>;
  put(document: Content<Document>): void;
  delete(id: string): void;
  /** Documents that serve the view itself, in a collection beside its own. */
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
  /** Only documents that have this field are in it. */
  readonly having?: string;
}

export type RecordedOf<Type extends EventType> = { [T in Type]: Recorded<EventByType<T>> }[Type];

/**
 * A view: which events it takes and what they make of its documents. `apply` depends on nothing but its arguments;
 * what it throws parks the event.
 */
export interface Definition<Type extends EventType, Document extends Keyed> {
  readonly view: ViewName;
  /** Grows when the same events make other documents: the view is then built anew. */
  readonly version: number;
  readonly handles: readonly Type[];
  readonly parts?: readonly string[];
  readonly indexes?: readonly Index[];
  readonly keys?: (event: RecordedOf<Type>) => readonly Key[];
  /** Lets a build that is still empty count by the rules that the log ends with. */
  readonly beginsUnder?: (rules: RecordedOf<'TrendingRulesChanged'>, documents: Documents<Document>) => void;
  apply(event: RecordedOf<Type>, documents: Documents<Document>): Promise<void>;
}

/** What the runner sees of a view. */
export interface Projection {
  readonly view: ViewName;
  readonly version: number;
  readonly handles: readonly EventType[];
  readonly parts: readonly string[];
  readonly indexes: readonly Index[];
  keys(this: void, event: RecordedHennaEvent): readonly Key[];
  beginUnder?(rules: RecordedOf<'TrendingRulesChanged'>, documents: Documents<Keyed>): Promise<void>;
  apply(event: RecordedHennaEvent, documents: Documents<Keyed>): Promise<void>;
}

/** Gives a view the form the runner takes; `Type` is inferred from `handles`. */
export const defineProjection =
  <Document extends Keyed>() =>
  <const Type extends EventType>(definition: Definition<Type, Document>): Projection => {
    const { view, version, handles, parts = [], indexes = [], keys = () => [], beginsUnder } = definition;
    // The runner gives a view no other events than those it handles.
    const asHandled = (event: RecordedHennaEvent) => event as RecordedOf<Type>;
    return {
      view,
      version,
      handles,
      parts,
      indexes,
      keys: (event) => keys(asHandled(event)),
      ...(beginsUnder && {
        beginUnder: async (rules: RecordedOf<'TrendingRulesChanged'>, documents: Documents<Keyed>) =>
          beginsUnder(rules, documents as Documents<Document>),
      }),
      apply: (event, documents) => definition.apply(asHandled(event), documents as Documents<Document>),
    };
  };

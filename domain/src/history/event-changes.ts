import { entities, entityOf, recordEventTypes, type EntityKind, type EventType } from '../entities/entities.ts';
import type { Entity, EventDescriptor, Fields, HistoryAction } from '../entities/entity.ts';
import { isEqual } from '../shared/equal.ts';
import type { Change } from '../shared/event.ts';
import type { HistoryEntity } from './history.document.ts';

/** The data of an event, as the history holds it. */
type Data = Readonly<Record<string, unknown>>;

export const eventDescriptor = (type: string): EventDescriptor<Data> =>
  entityOf(type).events[type] as EventDescriptor<Data>;
export const actionOf = (type: string): HistoryAction => eventDescriptor(type).action;

/** The id of the record that an event belongs to. */
export const recordId = ({ id }: Entity, data: Data): string => ('only' in id ? id.only : String(data[id.field]));

/** The kinds of what an entity's events can be about. */
export const subjectKinds = ({ kind, subject }: Entity) => (subject?.kinds ?? [kind]) as readonly EntityKind[];
export const historyKinds: readonly EntityKind[] = /* @__PURE__ */ [...new Set(entities.flatMap(subjectKinds))];

/** Kinds of records that can be shown as of a moment. */
export const recordKinds: readonly EntityKind[] = /* @__PURE__ */ entities
  .filter(({ snapshot }) => snapshot)
  .map(({ kind }) => kind);

/** What an event is about. */
export const subjectOf = (type: string, data: Data): HistoryEntity => {
  const entity = entityOf(type);
  const [kind, id] = entity.subject?.subjectOf(data) ?? [entity.kind, recordId(entity, data)];
  return `${kind as EntityKind}:${id}`;
};

/** Whether all events of these types that are about this kind are about no other. */
export const isOnlyAbout = (kind: EntityKind, types: readonly EventType[]): boolean =>
  types.every((type) => subjectKinds(entityOf(type)).every((each) => each === kind));

export interface EventTypeFilter {
  readonly kind?: EntityKind | undefined;
  readonly action?: HistoryAction | undefined;
  readonly type?: EventType | undefined;
  readonly types?: readonly EventType[] | undefined;
}

/** The types that the history holds, as far as a filter lets them through. */
export const typesMatching = ({ kind, action, type, types }: EventTypeFilter): readonly EventType[] =>
  recordEventTypes.filter(
    (each) =>
      (kind === undefined || subjectKinds(entityOf(each)).includes(kind)) &&
      (action === undefined || actionOf(each) === action) &&
      (type === undefined || each === type) &&
      (types === undefined || types.includes(each)),
  );

/** Both sides of what an event changes; nothing of one that removes, unless its descriptor says what. */
export const changesOf = (type: string, data: Data): Change<Fields> => {
  const { action, changes } = eventDescriptor(type);
  if (changes) return changes(data);
  const { from, to } = data;
  if (isFields(to)) return { from: isFields(from) ? from : {}, to };
  return { from: {}, to: action === 'removed' ? {} : fieldsIn(entityOf(type), data) };
};

/** The fields of an entity that the data of its event has. */
export const fieldsIn = ({ fields }: Entity, data: Data): Fields =>
  Object.fromEntries(Object.keys(fields).flatMap((field) => (field in data ? [[field, data[field]]] : [])));

/** One field as an event changed it. */
export interface FieldDifference {
  readonly field: string;
  readonly from: unknown;
  readonly to: unknown;
}

/** The fields that an event changed; what is new and empty is left out. */
export const fieldChanges = (type: string, data: Data): readonly FieldDifference[] => {
  const { from, to } = changesOf(type, data);
  const isChange = actionOf(type) === 'changed';
  return [...new Set([...Object.keys(from), ...Object.keys(to)])]
    .map((field) => ({ field, from: from[field] ?? null, to: to[field] ?? null }))
    .filter((change) => !isEqual(change.from, change.to) && (isChange || !isEmpty(change.from) || !isEmpty(change.to)));
};

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isEmpty = (value: unknown): boolean =>
  value === null ||
  (Array.isArray(value) && value.length === 0) ||
  (isFields(value) && Object.keys(value).length === 0);

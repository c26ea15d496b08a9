import {
  entityOf,
  eventDescriptor,
  historyId,
  subjectOf,
  type Fields,
  type HistoryDocument,
  type HistoryEntity,
  type RecordedHennaEvent,
} from '@henna/domain';
import { instant } from '../event-values.ts';
import type { Content } from '../../projection.ts';

export type Entry = Content<HistoryDocument>;

const dataOf = ({ data }: RecordedHennaEvent) => data as unknown as Fields;
const idIn = (data: Fields, field: string | undefined): string | undefined => {
  const value = field === undefined ? undefined : data[field];
  return typeof value === 'string' ? value : undefined;
};

/** The member whom an event concerns, by id. */
export const memberOf = (event: RecordedHennaEvent): string | undefined =>
  idIn(dataOf(event), entityOf(event.type).member);

/** What the history holds of an event. */
export const entryOf = (event: RecordedHennaEvent): Entry => {
  const { actor, at, origin, reason, correlationId, causationId } = event.metadata;
  const isByStaff = actor.kind !== 'member' && actor.kind !== 'visitor';
  const data = dataOf(event);
  const product = idIn(data, entityOf(event.type).product);
  const member = memberOf(event);
  return {
    _id: historyId(event.position),
    eventId: event.id,
    type: event.type,
    data,
    revision: Number(event.revision),
    entity: subjectOf(event.type, data),
    ...(product !== undefined && { ofProduct: product }),
    ...(member !== undefined && { member }),
    actor,
    office: isByStaff,
    ...(isByStaff && { team: actor.kind !== 'system', staff: actor.id, batch: correlationId }),
    ...(origin === 'undo' && { undoes: causationId }),
    at: instant(at),
    happenedAt: instant(idIn(data, eventDescriptor(event.type).at) ?? at),
    origin,
    ...(reason !== undefined && { reason }),
    correlationId,
  };
};

const isSealed = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'c' in value && 'k' in value;

/** An entry without the member whom it concerns: neither their id nor anything that was sealed for them. */
export const anonymised = ({ member, ...entry }: Entry): Entry => {
  const data = Object.fromEntries(
    Object.entries(entry.data).map(([field, value]) => [field, value === member || isSealed(value) ? null : value]),
  );
  const isTheirs = member !== undefined && entry.entity.endsWith(`:${member}`);
  const entity = isTheirs ? (`${entry.entity.split(':', 1)[0]}:` as HistoryEntity) : entry.entity;
  return { ...entry, data, entity };
};

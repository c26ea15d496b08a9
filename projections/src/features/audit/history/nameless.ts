import type { HistoryDocument, HistoryEntity } from '@henna/domain';
import type { Content } from '../../../projection.ts';

type Entry = Content<HistoryDocument>;

const isSealed = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'c' in value && 'k' in value;

/** An entry without the person whom it concerns: neither their id nor anything that was sealed for them. */
export const nameless = ({ member, ...entry }: Entry): Entry => {
  const data = Object.fromEntries(
    Object.entries(entry.data).map(([field, value]) => [field, value === member || isSealed(value) ? null : value]),
  );
  const isTheirs = member !== undefined && entry.entity.endsWith(`:${member}`);
  const entity = isTheirs ? (`${entry.entity.split(':', 1)[0]}:` as HistoryEntity) : entry.entity;
  return { ...entry, data, entity };
};

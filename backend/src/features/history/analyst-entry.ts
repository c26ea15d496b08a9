import { activityKind, analystTime, entityOfKind } from '@henna/domain';
import type { Pseudonyms } from '../../shared/sealing/pseudonyms.ts';
import type { HistoryEntryResponse } from './history.responses.ts';

/**
 * An entry as analysts see it: of what members did neither ids nor exact times that anything public has too.
 * @param data of the event
 */
export const analystEntry = (
  entry: HistoryEntryResponse,
  data: Readonly<Record<string, unknown>>,
  pseudonyms: Pseudonyms,
): HistoryEntryResponse => {
  const activity = activityKind(entry.type, data);
  if (!activity) return entry;
  const { entity, product, actor } = entry;
  const person = (id: string) => pseudonyms.person(activity, product?.id ?? null, id);
  const entityId = (id: string) => (entityOfKind(entity.kind).isPerson ? person(id) : pseudonyms.record(id));
  const eventId = pseudonyms.record(entry.eventId);
  return {
    ...entry,
    eventId,
    entity: { ...entity, id: entity.id && entityId(entity.id) },
    actor: actor.kind === 'member' ? { ...actor, id: person(actor.id) } : actor,
    at: analystTime(activity, entry.at),
    happenedAt: analystTime(activity, entry.happenedAt),
    // The id of a command that did several kinds of things would show that one person did them.
    correlationId: actor.kind === 'import' ? entry.correlationId : eventId,
  };
};

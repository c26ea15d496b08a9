import { changesOf, entityOf, eventDescriptor, fieldsIn, type Fields, type RecordedHennaEvent } from '@henna/domain';
import { instant, isDemo, previousNamesAfter } from '../event-values.ts';

/**
 * The fields of a record, as its document has them, after an event of its own.
 * @returns `undefined` where the event changes no record's fields, or that of one which was never added
 */
export const fieldsAfter = (before: Fields | undefined, event: RecordedHennaEvent): Fields | undefined => {
  const entity = entityOf(event.type);
  const { snapshot, inSnapshot, parent } = entity;
  const data = event.data as unknown as Fields;
  const { action, at } = eventDescriptor(event.type);
  const time = instant(String(data[at]));
  const revision = Number(event.revision);
  if (inSnapshot) return before || snapshot ? inSnapshot(before ?? {}, { ...event, time, revision }) : undefined;
  if (!snapshot) return undefined;
  const updated = { ...(snapshot.hasUpdateTime && { updatedAt: time }), revision };
  if (action === 'added')
    return {
      ...(parent && { [parent.field]: data[parent.field] }),
      ...fieldsIn(entity, data),
      ...snapshot.initial,
      removed: false,
      demo: isDemo(event),
      createdAt: time,
      ...updated,
    };
  if (!before) return undefined;
  if (action !== 'changed') return { ...before, removed: action === 'removed', ...updated };
  const { to } = changesOf(event.type, data);
  return { ...before, ...to, ...namesAfter(before, to), ...updated };
};

/** Names that a record had before, where its document keeps them. */
const namesAfter = ({ previousNames, name }: Fields, to: Fields): Fields => {
  if (!previousNames) return {};
  return {
    previousNames: previousNamesAfter(previousNames as readonly string[], String(name), String(to['name'] ?? name)),
  };
};

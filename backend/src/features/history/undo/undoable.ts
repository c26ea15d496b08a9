import {
  actionOf,
  eventDescriptor,
  fieldChanges,
  type HistoryDocument,
  type Origin,
  type UndoPermission,
} from '@henna/domain';
import type { TokenRole } from '../../../settings.ts';

type Entry = Omit<HistoryDocument, 'position'>;

const batchOrigins: readonly Origin[] = ['import', 'undo'];

const permissionOf = ({ type, actor }: Pick<Entry, 'type' | 'actor'>): UndoPermission | undefined => {
  const { undo, undoOfImport = undo } = eventDescriptor(type);
  return actor.kind === 'import' ? undoOfImport : undo;
};

/** Whether it was done in a member's name: it is undone as the member would, not as a moderator's action. */
export const isInMembersName = (entry: Pick<Entry, 'type' | 'actor'>): boolean => permissionOf(entry) === 'opinion';

/** Whether a role may undo an entry; only what staff and imports did can be undone. */
export const canUndo = (
  { type, office, origin }: Pick<Entry, 'type' | 'office' | 'origin'>,
  role: TokenRole,
): boolean => {
  if (!office || role === 'analyst') return false;
  const { undo } = eventDescriptor(type);
  if (undo === 'moderator') return true;
  return role === 'admin' && (undo === 'admin' || (undo === 'opinion' && batchOrigins.includes(origin)));
};

const fieldsOf = ({ type, data }: Entry) => fieldChanges(type, data).map(({ field }) => field);

/**
 * Whether an entry is undone: by entries that were not undone themselves, and in all its fields.
 * @param undoing entries that undo others, by the id of the event that they undo
 */
export const isUndone = (entry: Entry, undoing: ReadonlyMap<string, readonly Entry[]>): boolean => {
  const active = (undoing.get(entry.eventId) ?? []).filter((other) => !isUndone(other, undoing));
  if (active.length === 0) return false;
  if (actionOf(entry.type) !== 'changed') return true;
  const reverted = new Set(active.flatMap(fieldsOf));
  return fieldsOf(entry).every((field) => reverted.has(field));
};

import type { HistoryDocument, Origin, Undoable } from '@henna/domain';
import type { TokenRole } from '../../settings.ts';
import { fieldChanges } from './field-changes.ts';

type Entry = Omit<HistoryDocument, 'position'>;

const ofModerators = /^(?:(?:Vote|Rating|Comment)(?:RemovedByModerator|Restored)|BatchStarted)$/;
const ofAdmins =
  /^(?:(?:Product|Brand|Category|Subcategory|Banner|SavedView)(?:Added|Changed|Removed|Restored)|Banner(?:Activated|Deactivated)|VotingOptionsSet|SettingChanged|TrendingRulesChanged)$/;
/** In members' names, which of the house only batches do. */
const ofBatches =
  /^(?:Vote(?:Cast|Withdrawn|sReset)|Rating(?:Given|Withdrawn|Reset)|Comment(?:Posted|Withdrawn|RemovedByImport))$/;
const batchOrigins: readonly Origin[] = ['import', 'undo'];

/** Whether it did in a member's name what members do: it is taken back as they would, not as a moderator's act. */
export const isInTheirName = ({ type, actor }: Pick<Entry, 'type' | 'actor'>): boolean =>
  ofBatches.test(type) || (actor.kind === 'import' && /^(?:Vote|Rating|Comment)Restored$/.test(type));

/** Whether acts of a type can be taken back by a role, as long as they were the house's. */
export const canUndo = (
  { type, office, origin }: Pick<Entry, 'type' | 'office' | 'origin'>,
  role: TokenRole,
): boolean => {
  if (!office || role === 'analyst') return false;
  if (ofModerators.test(type)) return true;
  return role === 'admin' && (ofAdmins.test(type) || (ofBatches.test(type) && batchOrigins.includes(origin)));
};

const fieldsOf = ({ type, data }: Entry) => fieldChanges(type, data).map(({ field }) => field);

/**
 * Whether an entry stands taken back: by entries which themselves were not, and in all its fields.
 * @param undoing entries that take others back, by the id of the event that they take back
 */
export const isUndone = (entry: Entry, undoing: ReadonlyMap<string, readonly Entry[]>): boolean => {
  const standing = (undoing.get(entry.eventId) ?? []).filter((other) => !isUndone(other, undoing));
  if (standing.length === 0) return false;
  if (!entry.type.endsWith('Changed')) return true;
  const taken = new Set(standing.flatMap(fieldsOf));
  return fieldsOf(entry).every((field) => taken.has(field));
};

export const undoableOf = (entry: Entry, role: TokenRole, undoing: ReadonlyMap<string, readonly Entry[]>): Undoable =>
  !canUndo(entry, role) ? 'no' : isUndone(entry, undoing) ? 'done' : 'possible';

import type { ExportedEntity } from '../entities/entities.ts';
import type { Aggregate } from '../shared/aggregate.ts';
import { changeOf } from '../shared/edit.ts';
import { ConflictError, NotFoundError } from '../shared/errors.ts';
import type { Change, EventOf } from '../shared/event.ts';
import { limits } from '../shared/limits.ts';
import type { Positioned } from '../shared/views.ts';

/** The field that a column fills; `null`: it is left out. */
export interface MatchedColumn {
  readonly column: string;
  readonly field: string | null;
}

/** What can be changed afterwards. */
interface MatchingFields {
  readonly columns: readonly MatchedColumn[];
}

/** Stream `importMatching-<id>`. Names are unique for a kind of records: saving one again changes it. */
export type ImportMatchingEvent =
  | EventOf<
      'ImportMatchingSaved',
      MatchingFields & {
        readonly matchingId: string;
        readonly name: string;
        readonly entity: ExportedEntity;
        readonly savedAt: string;
      }
    >
  | EventOf<
      'ImportMatchingChanged',
      Change<MatchingFields> & { readonly matchingId: string; readonly changedAt: string }
    >
  | EventOf<'ImportMatchingRemoved', { readonly matchingId: string; readonly removedAt: string }>
  | EventOf<'ImportMatchingRestored', { readonly matchingId: string; readonly restoredAt: string }>;

type Saved = Extract<ImportMatchingEvent, { type: 'ImportMatchingSaved' }>['data'];

export interface ImportMatchingRecord extends Saved {
  readonly removed: boolean;
  /** Revision of the last event. */
  readonly revision: number;
}

/** `undefined` until it is saved. */
export type ImportMatching = ImportMatchingRecord | undefined;

/** View `importMatching`. */
export interface ImportMatchingDocument extends Positioned, Omit<ImportMatchingRecord, 'matchingId' | 'savedAt'> {
  readonly _id: string;
  readonly savedAt: Date;
}

export const importMatchingStream = (matchingId: string): string => `importMatching-${matchingId}`;

export const importMatching: Aggregate<ImportMatching, ImportMatchingEvent> = {
  initialState: () => undefined,
  evolve: (state, { type, data, revision: eventRevision }) => {
    const revision = Number(eventRevision);
    switch (type) {
      case 'ImportMatchingSaved':
        return { ...data, removed: false, revision };
      case 'ImportMatchingChanged':
        return state && { ...state, ...data.to, revision };
      case 'ImportMatchingRemoved':
        return state && { ...state, removed: true, revision };
      case 'ImportMatchingRestored':
        return state && { ...state, removed: false, revision };
    }
  },
};

const notFound = () => new NotFoundError('IMPORT_MATCHING_NOT_FOUND');

/**
 * Saves a matching, or gives the one of this name other columns, also where it was removed. The same again is a no-op.
 * @param saved how many there are. Throws a 409 for one too many.
 */
export const saveMatching =
  (next: Saved, saved: number) =>
  (state: ImportMatching): ImportMatchingEvent[] => {
    const { matchingId, columns, savedAt: at } = next;
    if ((!state || state.removed) && saved >= limits.importMatchings)
      throw new ConflictError('TOO_MANY_MATCHINGS', { max: limits.importMatchings });
    if (!state) return [{ type: 'ImportMatchingSaved', data: next }];
    const restored: ImportMatchingEvent[] = state.removed ? restoreMatching(at)(state) : [];
    const change = changeOf<MatchingFields>(state, { columns });
    return change
      ? [...restored, { type: 'ImportMatchingChanged', data: { matchingId, ...change, changedAt: at } }]
      : restored;
  };

/** The same columns again are a no-op. Throws a 404. */
export const changeMatching =
  (changes: Partial<MatchingFields>, changedAt: string) =>
  (state: ImportMatching): ImportMatchingEvent[] => {
    if (!state || state.removed) throw notFound();
    const change = changeOf<MatchingFields>(state, changes);
    return change
      ? [{ type: 'ImportMatchingChanged', data: { matchingId: state.matchingId, ...change, changedAt } }]
      : [];
  };

/** Removing what is removed is a no-op. Throws a 404. */
export const removeMatching =
  (removedAt: string) =>
  (state: ImportMatching): ImportMatchingEvent[] => {
    if (!state) throw notFound();
    if (state.removed) return [];
    return [{ type: 'ImportMatchingRemoved', data: { matchingId: state.matchingId, removedAt } }];
  };

/** Restoring what is not removed is a no-op. Throws a 404. */
export const restoreMatching =
  (restoredAt: string) =>
  (state: ImportMatching): ImportMatchingEvent[] => {
    if (!state) throw notFound();
    if (!state.removed) return [];
    return [{ type: 'ImportMatchingRestored', data: { matchingId: state.matchingId, restoredAt } }];
  };

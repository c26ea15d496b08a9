import type { ClearedEntity, ClearEvent } from '@henna/contracts';
import type { Decider } from '../../shared/commands/decider.ts';
import { ConflictError } from '../../shared/errors.ts';

/** The clears of one kind of records, by id, the latest last. */
export interface KindClears {
  readonly standing: readonly string[];
  readonly ever: readonly string[];
}

export const kindClears: Decider<KindClears, ClearEvent> = {
  initialState: () => ({ standing: [], ever: [] }),
  evolve: ({ standing, ever }, { type, data: { clearId } }) =>
    type === 'EntityCleared'
      ? { standing: [...standing, clearId], ever: [...ever, clearId] }
      : { standing: standing.filter((id) => id !== clearId), ever },
};

/** Only the latest clear can be undone: what an older one took, the newer one would take as well. */
export class ClearedSinceError extends ConflictError {
  constructor() {
    super('These records were cleared or reset again since. Undo that first.', 'CLEARED_SINCE');
  }
}

interface OfClear {
  readonly entity: ClearedEntity;
  readonly clearId: string;
  readonly at: string;
}

/** Clears all records of a kind. The same clear again is a no-op, even when it was undone. */
export const clearKind =
  ({ entity, clearId, at }: OfClear) =>
  ({ ever }: KindClears): ClearEvent[] =>
    ever.includes(clearId) ? [] : [{ type: 'EntityCleared', data: { entity, clearId, clearedAt: at } }];

/** Takes a clear back; one that does not stand is a no-op. Throws {@link ClearedSinceError}. */
export const undoClear =
  ({ entity, clearId, at }: OfClear) =>
  ({ standing }: KindClears): ClearEvent[] => {
    if (!standing.includes(clearId)) return [];
    if (standing.at(-1) !== clearId) throw new ClearedSinceError();
    return [{ type: 'EntityClearUndone', data: { entity, clearId, undoneAt: at } }];
  };

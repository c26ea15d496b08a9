import type { ClearedEntity } from '@henna/contracts';
import type { Documents, Index, Keyed, RecordedOf, Selection } from './projection.ts';

export type ClearEvent = RecordedOf<'EntityCleared' | 'EntityClearUndone'>;

/** Every document that has something in a field. */
export const everyOne = (having: string): Selection => ({ idPrefix: '', having });

/** A record that a clear took, until somebody acts on it: then that alone decides. Part `cleared` of a view. */
interface ClearedRecord<Fact> extends Keyed {
  /** Id of the clear. */
  readonly by: string;
  /** What the view needs to let it stand again. */
  readonly fact: Fact;
}

/** To stand among the indexes of a view with the part. */
export const clearedIndexes: readonly Index[] = [{ part: 'cleared', key: { by: 1 } }];

/** The records of a view that clears took. */
export const clearedRecords = <Fact>(documents: Pick<Documents<Keyed>, 'part'>) => {
  const cleared = documents.part<ClearedRecord<Fact>>('cleared');
  return {
    put: (id: string, by: string, fact: Fact): void => cleared.put({ _id: id, by, fact }),
    /** Somebody acts on the record: the clear gives it back no more. */
    forget: (id: string): void => cleared.delete(id),
    /** What one clear took and nobody has acted on since; it is forgotten. */
    async giveBack(by: string): Promise<readonly { readonly id: string; readonly fact: Fact }[]> {
      const back = await cleared.select({ field: 'by', value: by });
      for (const { _id } of back) cleared.delete(_id);
      return back.map(({ _id, fact }) => ({ id: _id, fact }));
    },
  };
};

interface Removable extends Keyed {
  readonly removed: boolean;
}

/** Removes all records of a view whose kind is cleared, or brings back those that a clear took. */
export const takeClear = async (
  { type, data }: ClearEvent,
  entity: ClearedEntity,
  records: Documents<Removable>,
): Promise<void> => {
  if (data.entity !== entity) return;
  const cleared = clearedRecords<null>(records);
  if (type === 'EntityCleared') {
    for (const record of await records.select(everyOne('removed'))) {
      if (record.removed) continue;
      records.put({ ...record, removed: true });
      cleared.put(record._id, data.clearId, null);
    }
    return;
  }
  const back = await cleared.giveBack(data.clearId);
  for (const record of await records.getMany(back.map(({ id }) => id)))
    if (record) records.put({ ...record, removed: false });
};

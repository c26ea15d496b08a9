import { isDeepStrictEqual } from 'node:util';
import type { HistoryDocument } from '@henna/contracts';
import type { ClearEvent } from '../../../cleared.ts';
import type { Documents } from '../../../projection.ts';
import { changeOfShown, emptyThreads } from '../../catalogue/product/threads.ts';
import { noCounts, withComments, withOpinion } from './counts.ts';
import type { PutRecord, RecordDocument } from './snapshots.ts';
import type { standingOpinions } from './standing-opinions.ts';

interface Kept {
  readonly records: Documents<RecordDocument>;
  readonly opinions: ReturnType<typeof standingOpinions>;
  readonly entries: Documents<HistoryDocument>;
  readonly put: PutRecord;
}

/** How the entities of records begin that a clear removes. */
const kinds = {
  products: 'product',
  brands: 'brand',
  categories: 'category',
  subcategories: 'subcategory',
  banners: 'banner',
};

const ofKind = (records: Kept['records'], kind: string) => records.select({ idPrefix: `${kind}:`, having: 'fields' });

const clearRecords = async ({ records, put }: Kept, kind: string, { type, data, position }: ClearEvent) => {
  for (const record of await ofKind(records, kind)) {
    const { clearedBy, ...rest } = record;
    const isTaken = type === 'EntityCleared' && record.fields['removed'] === false;
    if (isTaken) put({ ...rest, fields: { ...rest.fields, removed: true }, clearedBy: data.clearId }, position, true);
    else if (type === 'EntityClearUndone' && clearedBy === data.clearId)
      put({ ...rest, fields: { ...rest.fields, removed: false } }, position, true);
  }
};

const clearOptions = async ({ records, put }: Kept, { type, data, position }: ClearEvent) => {
  for (const kind of ['category', 'subcategory'])
    for (const record of await ofKind(records, kind)) {
      const { clearedSet, ...rest } = record;
      const optionSet = record.fields['optionSet'] ?? null;
      if (type === 'EntityCleared' && optionSet !== null) {
        const fields = { ...rest.fields, optionSet: null };
        put({ ...rest, fields, clearedSet: { by: data.clearId, optionSet } }, position, true);
      } else if (type === 'EntityClearUndone' && clearedSet?.by === data.clearId)
        put({ ...rest, fields: { ...rest.fields, optionSet: clearedSet.optionSet } }, position, true);
    }
};

/** Acts go from, or come back to, the counts of every product. */
const clearActs = async (kept: Kept, act: 'votes' | 'ratings' | 'comments', { type, data, position }: ClearEvent) => {
  const { records, opinions, entries, put } = kept;
  const isTaken = type === 'EntityCleared';
  const back = isTaken ? [] : await opinions.giveBack(data.clearId);
  if (isTaken && act === 'comments') {
    await opinions.silence(data.clearId);
    await emptyThreads(entries);
  } else if (isTaken) await opinions.reset(act as 'votes' | 'ratings', data.clearId);
  const shown = new Map<string, RecordDocument['counts']>();
  for (const fact of back) {
    const counts = shown.get(fact.productId) ?? (await records.get(`product:${fact.productId}`))?.counts ?? noCounts;
    const more =
      'act' in fact
        ? withOpinion(counts, fact, 1)
        : withComments(counts, await changeOfShown({ ...fact, change: 1, hides: false }, entries));
    shown.set(fact.productId, more);
  }
  for (const record of await ofKind(records, 'product')) {
    const before = record.counts ?? noCounts;
    const counts = isTaken ? { ...before, [act]: noCounts[act] } : shown.get(record._id.slice('product:'.length));
    // A snapshot at the clear tells that it concerned the product.
    if (counts && !isDeepStrictEqual(counts, before)) put({ ...record, counts, isReset: true }, position, true);
    else records.put({ ...record, isReset: true });
  }
};

/** Notes what a clear takes from all records of a kind, or gives back. */
export const clears = async (kept: Kept, event: ClearEvent): Promise<void> => {
  const { entity } = event.data;
  switch (entity) {
    case 'votes':
    case 'ratings':
    case 'comments':
      return clearActs(kept, entity, event);
    case 'votingOptions':
      return clearOptions(kept, event);
    default:
      return clearRecords(kept, kinds[entity], event);
  }
};

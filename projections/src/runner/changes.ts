import type { ViewChange, ViewChanges } from '@henna/domain';
import type { Build } from './build.ts';
import type { StoredDocument, Write } from './collection-cache.ts';
import type { Landing } from './fold.ts';

/** With more documents in one view than this, listeners do better to look for themselves. */
const mostTold = 1_000;

const productOf = (document: StoredDocument | null | undefined): string | undefined => {
  const id = (document as { readonly productId?: unknown } | null | undefined)?.productId;
  return typeof id === 'string' ? id : undefined;
};

const changeOf = (writes: readonly Write[]): ViewChange => {
  const products = new Set(writes.flatMap(({ before, document }) => [productOf(before), productOf(document)]));
  products.delete(undefined);
  const ids = writes.map(({ id }) => id);
  return products.size > 0 ? { ids, products: [...products] as string[] } : { ids };
};

/** What a batch changes in the builds that answer; `undefined` when it is too much to be told one by one. */
export const changesOf = (builds: readonly Build[], { documents }: Landing): ViewChanges | undefined => {
  const changes: { -readonly [View in keyof ViewChanges]: ViewChanges[View] } = {};
  for (const { name, view, phase } of builds) {
    const writes = phase === 'live' ? documents.find(({ collection }) => collection === name)?.writes : undefined;
    if (!writes) continue;
    if (writes.length > mostTold) return undefined;
    changes[view] = changeOf(writes);
  }
  return changes;
};

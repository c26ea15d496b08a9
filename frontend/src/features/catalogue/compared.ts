import { session, storageKeys } from '../../lib/storage.ts';
import { createStore } from '../../lib/store.ts';

/** As many products stand side by side on one screen. */
export const maxCompared = 4;

const productId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Ids of products, separated by commas: each once, in their order, no more than can be compared. */
export const comparedIdsOf = (text: string): readonly string[] =>
  [...new Set(text.split(',').filter((id) => productId.test(id)))].slice(0, maxCompared);

const compared = createStore(comparedIdsOf(session.get(storageKeys.compared) ?? ''), []);

/** Ids of the products that the visitor wants to compare, while the tab is open. */
export const useCompared = compared.use;

export const setCompared = (ids: readonly string[]): void => {
  compared.set(ids);
  session.set(storageKeys.compared, ids.join(','));
};

/** Adds a product to those compared, or takes it away. @returns false where there are too many already */
export const toggleCompared = (id: string): boolean => {
  const ids = compared.get();
  if (ids.includes(id)) setCompared(ids.filter((other) => other !== id));
  else if (ids.length < maxCompared) setCompared([...ids, id]);
  else return false;
  return true;
};

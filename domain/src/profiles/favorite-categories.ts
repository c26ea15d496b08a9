import type { CategoryDocument } from '../catalogue/catalogue.documents.ts';
import { normalizeKey } from '../shared/normalize-text.ts';

type Category = Pick<CategoryDocument, '_id' | 'name' | 'removed'>;

/** What is stored for a list: the ids of the categories that it names, other entries as they are; each once. */
export const categoryIdsOf = (entries: readonly string[], categories: Iterable<Category>): readonly string[] => {
  const ids = new Map<string, string>();
  for (const { _id, name, removed } of categories) if (!removed) ids.set(normalizeKey(name), _id);
  const chosen = new Map<string, string>();
  for (const entry of entries) {
    const key = normalizeKey(entry);
    if (!chosen.has(key)) chosen.set(key, ids.get(key) ?? entry);
  }
  return [...chosen.values()];
};

/** The current keys of a stored list, without removed categories; an entry that is no id is shown as it is. */
export const categoryKeysOf = (
  stored: readonly string[],
  category: (id: string) => Category | undefined,
): readonly string[] =>
  stored.flatMap((entry) => {
    const found = category(entry);
    if (!found) return [entry];
    return found.removed ? [] : [found.name];
  });

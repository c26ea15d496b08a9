import { normalizeKey, type CategoryDocument } from '@henna/domain';

type Category = Pick<CategoryDocument, '_id' | 'name' | 'removed'>;

/** What is stored for the words of a list: the ids of the categories they name, other words as they are; each once. */
export const chosenCategories = (words: readonly string[], categories: Iterable<Category>): readonly string[] => {
  const ids = new Map<string, string>();
  for (const { _id, name, removed } of categories) if (!removed) ids.set(normalizeKey(name), _id);
  const chosen = new Map<string, string>();
  for (const word of words) {
    const key = normalizeKey(word);
    if (!chosen.has(key)) chosen.set(key, ids.get(key) ?? word);
  }
  return [...chosen.values()];
};

/** The present keys of a stored list. A removed category is left out; what names none is shown as it was written. */
export const shownCategories = (
  stored: readonly string[],
  category: (id: string) => Category | undefined,
): readonly string[] =>
  stored.flatMap((entry) => {
    const known = category(entry);
    if (!known) return [entry];
    return known.removed ? [] : [known.name];
  });

import { spaced, useLabel } from '../../lib/use-label.ts';
import { sameKey, titleCased, useCategories } from '../catalogue/index.ts';

/** The name of a category by its key, as the catalogue has it now. */
export function useCategoryLabel(): (key: string) => string {
  const label = useLabel();
  const { categories } = useCategories();
  return (key) => {
    const details = categories.find((category) => sameKey(category.key, key));
    return details ? label(details.displayName, details.labels) : label(titleCased(spaced(key)));
  };
}

import { useQuery } from '@tanstack/react-query';
import { useLabel } from '../../../lib/use-label.ts';
import { allRecordsQuery, type AdminCategory, type AdminSubcategory } from '../../records/index.ts';

/** Brands, and categories and subcategories as choices of a select, by their names. */
export function useCatalogueChoices() {
  const label = useLabel();
  const { data: brands = [], isSuccess: hasBrands } = useQuery(allRecordsQuery('brands'));
  const { data: categories = [], isSuccess: hasCategories } = useQuery(allRecordsQuery('categories'));
  const { data: subcategories = [], isSuccess: hasSubcategories } = useQuery(allRecordsQuery('subcategories'));
  const choiceOf = ({ name, displayName, labels }: AdminCategory | AdminSubcategory) => ({
    value: name,
    text: label(displayName, labels),
  });
  return {
    brands,
    brandsById: brands.map(({ id, displayName }) => ({ value: id, text: displayName })),
    /** null until all choices are there. */
    allCategories: hasBrands && hasCategories && hasSubcategories ? categories : null,
    categories: categories.map(choiceOf),
    subcategoriesOf: (category: unknown) => {
      const parent = categories.find(({ name }) => name === category);
      return subcategories.filter(({ categoryId }) => categoryId === parent?.id).map(choiceOf);
    },
  };
}

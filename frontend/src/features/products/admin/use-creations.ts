import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { FieldSpec } from '../../../admin-kit/form/field-spec.ts';
import { addRecord, invalidateCatalogue, type AdminCategory } from '../../records/index.ts';

/** The key of a category in addresses. */
const keyOf = (name: string): string => name.toLocaleLowerCase().replace(/\s+/g, '_');

/**
 * How brands, categories and subcategories are created where they are chosen.
 * @param categories null until it is known what there is already: nothing is created then
 */
export function useCreations(categories: readonly AdminCategory[] | null) {
  const { t } = useTranslation();
  const client = useQueryClient();
  if (!categories) return { brand: undefined, category: undefined, subcategoryOf: () => undefined };
  return {
    brand: {
      text: (name: string) => t('admin.products.createBrand', { name }),
      run: async (name: string) => {
        const { id } = await addRecord('brands', { name, displayName: name });
        await invalidateCatalogue(client);
        return id;
      },
    },
    category: {
      text: (name: string) => t('admin.products.createCategory', { name }),
      run: async (displayName: string) => {
        const { name } = await addRecord('categories', { name: keyOf(displayName), displayName });
        await invalidateCatalogue(client);
        return name;
      },
    },
    /** undefined until a category is chosen. */
    subcategoryOf: (category: unknown): FieldSpec['create'] => {
      const parent = categories.find(({ name }) => name === category);
      return (
        parent && {
          text: (name) => t('admin.products.createSubcategory', { name }),
          run: async (displayName) => {
            const { name } = await addRecord('subcategories', {
              name: displayName,
              displayName,
              categoryId: parent.id,
            });
            await invalidateCatalogue(client);
            return name;
          },
        }
      );
    },
  };
}

import { limits } from '@henna/domain';
import { useTranslation } from 'react-i18next';
import { trimmedText, textOrNull, type FieldSpec, type FormValues } from '../../../admin-kit/form/field-spec.ts';
import type { AdminProduct } from '../../records/index.ts';
import { useCatalogueChoices } from './use-catalogue-choices.ts';
import { shadeProblem, shadesOf, shadesValue } from './shade-values.ts';
import { ShadesInput } from './shades-input.tsx';
import { useCreations } from './use-creations.ts';

/** Offers the subcategories of the chosen category. */
function useProductFields(): (values: FormValues) => readonly FieldSpec[] {
  const { t } = useTranslation();
  const { brandsById, allCategories, categories, subcategoriesOf } = useCatalogueChoices();
  const creations = useCreations(allCategories);
  return (values) => [
    { name: 'name', label: t('admin.products.name'), kind: 'text', required: true, max: limits.name },
    {
      name: 'brandId',
      label: t('admin.products.brand'),
      kind: 'select',
      required: true,
      empty: t('admin.products.chooseBrand'),
      options: brandsById,
      create: creations.brand,
    },
    {
      name: 'category',
      label: t('admin.products.category'),
      kind: 'select',
      required: true,
      empty: t('admin.products.chooseCategory'),
      options: categories,
      create: creations.category,
      clears: 'subcategory',
    },
    {
      name: 'subcategory',
      label: t('admin.products.subcategory'),
      kind: 'select',
      required: true,
      disabled: !values.category,
      empty: values.category ? t('admin.products.chooseSubcategory') : t('admin.products.chooseCategoryFirst'),
      options: subcategoriesOf(values.category),
      create: creations.subcategoryOf(values.category),
    },
    {
      name: 'reference',
      label: t('admin.products.reference'),
      hint: t('admin.products.referenceHint'),
      kind: 'text',
      max: limits.reference,
    },
    { name: 'description', label: t('admin.common.description'), kind: 'multiline', max: limits.description },
    {
      name: 'shades',
      label: t('admin.products.shades.title'),
      kind: 'custom',
      Input: ShadesInput,
      text: (value) =>
        shadesOf(value)
          .map(({ name, hex }) => `\u2068${name}\u2069 \u2066${hex}\u2069`)
          .join('\n'),
      rule: (value) => {
        const problem = shadeProblem(shadesOf(value));
        if (!problem) return undefined;
        return t(`admin.products.shades.${problem.part}Wrong`, { number: problem.index + 1 });
      },
    },
  ];
}

/** A product whose category or subcategory was removed must be given a new one. */
const productValues = (product: AdminProduct | null): FormValues => ({
  name: product?.name ?? '',
  brandId: product?.brandId ?? '',
  category: product && !product.uncategorised ? product.category : '',
  subcategory: product && !product.uncategorised ? product.subcategory : '',
  reference: product?.reference ?? '',
  description: product?.description ?? '',
  shades: shadesValue(product?.shades ?? []),
});

/** Category and subcategory are one part: the name of a subcategory is unique in its category only. */
const productBody = (values: FormValues) => ({
  name: trimmedText(values.name),
  brandId: trimmedText(values.brandId),
  place: { category: trimmedText(values.category), subcategory: trimmedText(values.subcategory) },
  reference: textOrNull(values.reference),
  description: textOrNull(values.description),
  shades: shadesOf(values.shades).map(({ name, hex }) => ({ name: name.trim(), hex })),
});

type ProductBody = ReturnType<typeof productBody>;

/** What the form of a product holds, and what it sends. */
export const useProductForm = () => ({
  valuesOf: productValues,
  fieldsOf: useProductFields(),
  bodyOf: productBody,
  changeOf: ({ place, ...change }: Partial<ProductBody>) => ({ ...change, ...place }),
});

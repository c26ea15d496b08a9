import type { AnalyticsView, SavedViewField } from '@henna/domain';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLabel } from '../../../lib/use-label.ts';
import { allRecordsQuery } from '../../records/index.ts';
import { optionSetsQuery } from '../../voting/admin/index.ts';
import { productsByIdQuery } from '../api/analytics.ts';
import { parseDraft } from '../what-if/draft-rules.ts';

export const recordFields = ['product', 'brand', 'category', 'subcategory', 'option'] as const;
export type RecordField = (typeof recordFields)[number];
export type RecordNames = (field: RecordField, id: string) => string;

/** Products that one request reads. */
const productsAtOnce = 50;

type Records = readonly (readonly [id: string, name: string])[] | undefined;

const productsOf = ({ search }: AnalyticsView): readonly string[] => [
  ...(search.product ? [search.product] : []),
  ...(parseDraft(search.scenario)?.withoutProducts ?? []),
];

/** Names of the records that some views are about; reads only kinds that occur. */
export function useRecordNames(views: readonly AnalyticsView[]): RecordNames {
  const { t } = useTranslation();
  const label = useLabel();
  const names = (field: SavedViewField) => views.some(({ search }) => search[field] !== undefined);
  const productIds = [...new Set(views.flatMap(productsOf))];
  const products = useQueries({
    queries: Array.from({ length: Math.ceil(productIds.length / productsAtOnce) }, (_, index) =>
      productsByIdQuery(productIds.slice(index * productsAtOnce, (index + 1) * productsAtOnce)),
    ),
  });
  const brands = useQuery({ ...allRecordsQuery('brands'), enabled: names('brand') });
  const categories = useQuery({ ...allRecordsQuery('categories'), enabled: names('category') });
  const subcategories = useQuery({ ...allRecordsQuery('subcategories'), enabled: names('subcategory') });
  const sets = useQuery({ ...optionSetsQuery(), enabled: names('option') });
  const recordsByField: Readonly<Record<RecordField, Records>> = {
    product: products.every(({ data }) => data)
      ? products.flatMap(({ data }) => data!.items.map(({ id, name }) => [id, name] as const))
      : undefined,
    brand: brands.data?.map(({ id, displayName }) => [id, displayName]),
    category: categories.data?.map(({ id, displayName, labels }) => [id, label(displayName, labels)]),
    subcategory: subcategories.data?.map(({ id, displayName, labels }) => [id, label(displayName, labels)]),
    option: sets.data?.flatMap(({ details }) => details.map((option) => [option.id, option.label] as const)),
  };
  return (field, id) => {
    const records = recordsByField[field];
    if (!records) return '…';
    return records.find(([each]) => each === id)?.[1] ?? t('admin.analytics.explore.gone');
  };
}

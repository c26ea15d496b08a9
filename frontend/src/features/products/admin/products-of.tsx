import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { RecordTable } from '../../../admin-kit/table/record-table.tsx';
import { useTableSearch } from '../../../admin-kit/table/table-search.ts';
import {
  listParam,
  recordName,
  recordsKey,
  recordsQuery,
  useOpenRecord,
  type ProductsSearch,
} from '../../records/index.ts';
import { useProductColumns } from './products-page.tsx';

type ProductsOfProps = Pick<ProductsSearch, 'brand' | 'category'>;

/** The products of a brand or of a category, in its page. */
export function ProductsOf(filter: ProductsOfProps) {
  const { t } = useTranslation();
  const [{ page, sort, order }] = useTableSearch();
  const search: ProductsSearch = { ...filter, page, sort, order };
  const list = listParam(search);
  const state = useQuery({ ...recordsQuery('products', search), placeholderData: keepPreviousData });
  return (
    <RecordTable
      state={state}
      label={t('admin.shell.products')}
      failedTitle={t('admin.products.failed')}
      columns={useProductColumns(list)}
      nameOf={recordName}
      onOpen={useOpenRecord('products', list)}
      queryKey={recordsKey('products', search)}
      empty={{ title: t('admin.products.noneYet'), text: t('admin.record.noProducts') }}
    />
  );
}

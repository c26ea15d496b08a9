import { useParams } from '@tanstack/react-router';
import { formFunctions } from '../../../admin-kit/form/field-spec.ts';
import { useTexts } from '../../../admin-kit/use-texts.ts';
import { ProductsOf } from '../../products/admin/index.ts';
import { RecordDetails, RecordPage, type OneRecord } from '../../records/index.ts';
import { useBrandFields } from './brand-dialog.tsx';

/** Everything about one brand, for staff. */
export function BrandPage() {
  const { id } = useParams({ from: '/admin/brands/$id' });
  const { t, number } = useTexts();
  return (
    <RecordPage
      kind="brands"
      id={id}
      deleteText={({ productCount }) => t('admin.brands.deleteText', { count: productCount })}
      head={({ name, active, removed }) => ({
        subtitle: <bdi>{name}</bdi>,
        states: active ? [] : [t('admin.common.inactive')],
        publicPath: removed ? null : `/brands/${encodeURIComponent(name)}`,
      })}
      tabs={(brand) => [
        { value: 'details', text: t('admin.record.details'), panel: <BrandDetails brand={brand} /> },
        {
          value: 'products',
          text: `${t('admin.shell.products')} (${number(brand.productCount)})`,
          panel: <ProductsOf brand={brand.name} />,
        },
      ]}
    />
  );
}

function BrandDetails({ brand }: { readonly brand: OneRecord['brands'] }) {
  return <RecordDetails kind="brands" record={brand} {...formFunctions(useBrandFields())} />;
}

import '../../../i18n/lists.en.ts';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../components/states.tsx';
import { ProductGrid, ProductGridSkeleton } from '../../catalogue/index.ts';
import { relatedProductsQuery } from '../api.ts';

const Section = styled('section')({ display: 'grid', gap: 20 });

/** Up to four others of the same category; nothing where there are none. */
export function RelatedProducts({ productId }: { readonly productId: string }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(relatedProductsQuery(productId));
  if (data?.length === 0) return null;
  return (
    <Section aria-labelledby="related-title">
      <Typography variant="h2" id="related-title">
        {t('product.related')}
      </Typography>
      {data && <ProductGrid products={data} />}
      {!data && error && <ErrorState error={error} title={t('products.failed')} onRetry={() => void refetch()} />}
      {!data && !error && <ProductGridSkeleton count={4} />}
    </Section>
  );
}

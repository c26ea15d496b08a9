import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { SectionTitle } from '../../components/page.tsx';
import { productsQuery, RankedProducts, rankedHeight } from '../catalogue/index.ts';
import { bestLovedParams } from './brands-search.ts';

const Section = styled('section')({ display: 'grid', gap: 4, marginBlock: '32px 24px' });
const Space = styled('div')(({ theme }) => ({
  minHeight: 3 * rankedHeight,
  [theme.breakpoints.up('md')]: { minHeight: rankedHeight },
}));

/** The brand's products of the highest stars; nothing where nobody has rated enough of them to choose from. */
export function BestLoved({ brand }: { readonly brand: string }) {
  const { t } = useTranslation();
  const { data, error } = useQuery(productsQuery(bestLovedParams(brand)));
  const rated = data?.items.filter(({ ratings }) => ratings.total > 0) ?? [];
  if (error || (data && (data.total <= data.pageSize || rated.length < data.pageSize))) return null;
  return (
    <Section aria-labelledby="best-loved">
      <SectionTitle id="best-loved" title={t('brands.bestLoved')} text={t('brands.bestLovedText')} />
      <Space>
        <RankedProducts products={rated} withBrand={false} />
      </Space>
    </Section>
  );
}

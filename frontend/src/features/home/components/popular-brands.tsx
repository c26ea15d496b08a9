import { styled } from '@mui/material/styles';
import { createLink, Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { DelayedPlaceholder, Skeleton } from '../../../components/skeleton.tsx';
import { ErrorState } from '../../../components/states.tsx';
import type { BrandResponse } from '../../../lib/api-types.ts';
import { plainList } from '../../../theme/mixins.ts';
import { popularBrandCount } from '../home-route.ts';
import type { ListState } from './product-section.tsx';
import { SectionHead } from './section-head.tsx';

const Names = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  ...plainList,
  borderBlockStart: `1px solid ${theme.vars?.palette.divider}`,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  '& > li': { borderBlockEnd: `1px solid ${theme.vars?.palette.divider}` },
}));
const Name = createLink(
  styled('a')(({ theme }) => ({
    display: 'flex',
    alignItems: 'center',
    minHeight: 84,
    paddingInlineEnd: 12,
    fontFamily: theme.typography.h3.fontFamily,
    fontSize: '1.375rem',
    fontWeight: 500,
    lineHeight: 1.25,
    color: theme.vars?.palette.text.primary,
    textDecoration: 'none',
    // Mirrored with the page: a name in two lines begins where the others do, whatever its own direction.
    textAlign: 'left',
    transition: 'color 150ms ease-out',
    '&:hover': { color: theme.vars?.palette.primary.main },
  })),
);

/** The brands talked about most; each leads to its page, the heading to all of them. */
export function PopularBrands({ list }: { readonly list: ListState<readonly BrandResponse[]> }) {
  const { t } = useTranslation();
  const { data: brands, error, refetch } = list;
  if (brands?.length === 0) return null;
  return (
    <section>
      <SectionHead title={t('home.popularBrands')} more={<Link to="/brands">{t('home.allBrands')}</Link>} />
      {error && <ErrorState error={error} title={t('home.brandsFailed')} onRetry={() => void refetch()} />}
      {!error && !brands && (
        <DelayedPlaceholder>
          <Names aria-hidden>
            {Array.from({ length: popularBrandCount }, (_, index) => (
              <li key={index} data-testid="brand-skeleton">
                <Skeleton width="60%" height={84} variant="text" />
              </li>
            ))}
          </Names>
        </DelayedPlaceholder>
      )}
      {!error && brands && (
        <Names>
          {brands.map((brand) => (
            <li key={brand.id}>
              <Name to="/brands/$brand" params={{ brand: brand.brand }}>
                <bdi>{brand.displayName}</bdi>
              </Name>
            </li>
          ))}
        </Names>
      )}
    </section>
  );
}

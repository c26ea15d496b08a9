import { styled } from '@mui/material/styles';
import { createLink } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../components/skeleton.ts';
import { Late } from '../../../components/late.tsx';
import type { BrandResponse } from '../../../lib/api-types.ts';
import { pageSize } from '../../catalogue/lists/pagination.ts';

const Grid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [theme.breakpoints.up('md')]: { gap: 20, gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
}));
const Card = createLink(
  styled('a')(({ theme }) => ({
    display: 'grid',
    height: '100%',
    alignContent: 'space-between',
    gap: 20,
    minHeight: 128,
    padding: 20,
    borderRadius: 14,
    border: `1px solid ${theme.vars?.palette.divider}`,
    background: theme.vars?.palette.background.paper,
    color: theme.vars?.palette.text.primary,
    textDecoration: 'none',
    transition: 'border-color 200ms ease-out, background 200ms ease-out',
    '&:hover': { borderColor: theme.vars?.palette.text.secondary, background: theme.vars?.palette.quiet },
    '& small': {
      fontSize: '0.8125rem',
      color: theme.vars?.palette.text.secondary,
      fontVariantNumeric: 'tabular-nums',
    },
  })),
);
const Name = styled('span')(({ theme }) => ({
  minWidth: 0,
  overflowWrap: 'anywhere',
  fontFamily: theme.typography.h3.fontFamily,
  fontSize: '1.25rem',
  fontWeight: 560,
  lineHeight: 1.25,
  textAlign: 'left',
}));

export function BrandGrid({ brands }: { readonly brands: readonly BrandResponse[] }) {
  const { t } = useTranslation();
  return (
    <Grid>
      {brands.map((brand) => (
        <li key={brand.id}>
          <Card to="/brands/$brand" params={{ brand: brand.brand }}>
            <Name dir="auto">{brand.displayName}</Name>
            <small>{t('brands.products', { count: brand.productCount })}</small>
          </Card>
        </li>
      ))}
    </Grid>
  );
}

export function BrandGridSkeleton() {
  return (
    <Late>
      <Grid aria-hidden>
        {Array.from({ length: pageSize }, (_, index) => (
          <li key={index} data-testid="brand-skeleton">
            <Skeleton variant="rounded" height={128} />
          </li>
        ))}
      </Grid>
    </Late>
  );
}

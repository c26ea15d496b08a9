import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { createLink } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { DelayedPlaceholder, Skeleton } from '../../../components/skeleton.tsx';
import { ErrorState } from '../../../components/states.tsx';
import { categoryTint } from '../../../lib/category-tint.ts';
import { useLabel } from '../../../lib/use-label.ts';
import { plainList } from '../../../theme/mixins.ts';
import type { TintName } from '../../../theme/palette.ts';
import { CategoryIcon, type Categories, type Category } from '../../catalogue/index.ts';
import { SectionHead } from './section-head.tsx';

/** How many subcategories a card names before it counts the rest. */
const namedSubcategories = 3;

const CategoryGrid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  ...plainList,
  [theme.breakpoints.down('md')]: { '& > li:last-child:nth-of-type(odd)': { gridColumn: '1 / -1' } },
  [theme.breakpoints.between('md', 'lg')]: {
    gap: 16,
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
    '& > li': { gridColumn: 'span 2' },
    // Two that are left for the last row share it.
    '& > li:nth-last-of-type(2):nth-of-type(3n + 1), & > li:nth-last-of-type(2):nth-of-type(3n + 1) + li': {
      gridColumn: 'span 3',
    },
  },
  [theme.breakpoints.up('lg')]: { gap: 16, gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
}));

const Card = createLink(
  styled('a', { shouldForwardProp: (name) => name !== 'tint' })<{ tint: TintName }>(({ theme, tint }) => ({
    display: 'flex',
    flexDirection: 'column',
    gap: 8,
    height: '100%',
    minHeight: 232,
    padding: 18,
    borderRadius: 14,
    border: '1px solid transparent',
    color: theme.vars?.palette.tint[tint].ink,
    textDecoration: 'none',
    background: `linear-gradient(165deg, ${theme.vars?.palette.tint[tint].main} 20%, ${theme.vars?.palette.tint[tint].deep})`,
    transition: 'border-color 200ms ease-out, transform 200ms ease-out',
    '@media (hover: hover)': { '&:hover': { borderColor: 'currentcolor', transform: 'translateY(-2px)' } },
  })),
);
const Badges = styled('span')({ display: 'flex', flexWrap: 'wrap', gap: 6, marginBlockStart: 'auto' });
const Badge = styled('span')(({ theme }) => ({
  padding: '3px 10px',
  borderRadius: 999,
  fontSize: '0.8125rem',
  lineHeight: 1.4,
  color: theme.vars?.palette.text.primary,
  background: `rgb(from ${theme.vars?.palette.background.paper} r g b / 62%)`,
}));

/** A category: its emblem, name and number of products, and what it holds. */
function CategoryCard({ category }: { readonly category: Category }) {
  const { t } = useTranslation();
  const label = useLabel();
  const rest = category.subcategories.length - namedSubcategories;
  return (
    <Card to="/category/$category" params={{ category: category.key }} tint={categoryTint(category.key)}>
      <CategoryIcon category={category.key} size={44} />
      <Typography variant="h3" component="h3" sx={{ marginBlockStart: 1 }}>
        {label(category.displayName, category.labels)}
      </Typography>
      {category.productCount !== null && (
        <Typography variant="caption">{t('home.products', { count: category.productCount })}</Typography>
      )}
      <Badges>
        {category.subcategories.slice(0, namedSubcategories).map((one) => (
          <Badge key={one.key}>{label(one.displayName, one.labels)}</Badge>
        ))}
        {rest > 0 && <Badge>{t('home.more', { count: rest })}</Badge>}
      </Badges>
    </Card>
  );
}

const placeholders = 5;

export function CategoryCards({ categories, isPending, error, retry }: Categories) {
  const { t } = useTranslation();
  return (
    <section id="categories">
      <SectionHead title={t('home.browseByCategory')} />
      {error && <ErrorState error={error} onRetry={retry} />}
      {!error && isPending && (
        <DelayedPlaceholder>
          <CategoryGrid aria-hidden>
            {Array.from({ length: placeholders }, (_, index) => (
              <li key={index} data-testid="category-skeleton">
                <Skeleton variant="rounded" height={232} sx={{ borderRadius: '14px' }} />
              </li>
            ))}
          </CategoryGrid>
        </DelayedPlaceholder>
      )}
      {!error && !isPending && (
        <CategoryGrid>
          {categories.map((category) => (
            <li key={category.key}>
              <CategoryCard category={category} />
            </li>
          ))}
        </CategoryGrid>
      )}
    </section>
  );
}

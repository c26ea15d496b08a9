import { styled } from '@mui/material/styles';
import { createLink } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { ProductFacets } from '../../../lib/api-types.ts';
import { formatNumber } from '../../../lib/format.ts';
import { useLabel } from '../../../lib/use-label.ts';
import { useLanguage } from '../../../lib/use-language.ts';
import { sameKey, type Category } from '../../catalogue/categories.ts';
import type { ProductsSearch } from '../products-search.ts';

const List = styled('ul')(({ theme }) => ({
  display: 'flex',
  gap: 8,
  margin: '0 -20px 16px',
  padding: '4px 20px',
  minHeight: 44,
  listStyle: 'none',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  [theme.breakpoints.up('md')]: { flexWrap: 'wrap', overflow: 'visible', marginInline: 0, paddingInline: 0 },
}));
const Choice = styled('a')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 36,
  paddingInline: 14,
  borderRadius: 999,
  border: `1px solid ${theme.vars?.palette.divider}`,
  background: theme.vars?.palette.background.paper,
  color: theme.vars?.palette.text.primary,
  fontSize: '0.9375rem',
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  '@media (pointer: coarse)': { minHeight: 44 },
  '&:hover': { borderColor: theme.vars?.palette.text.secondary },
  '& small': {
    minWidth: '1.5ch',
    fontSize: '0.8125rem',
    fontVariantNumeric: 'tabular-nums',
    color: theme.vars?.palette.text.secondary,
  },
  '&[aria-current=true]': {
    background: theme.vars?.palette.text.primary,
    borderColor: theme.vars?.palette.text.primary,
    '&, & small': { color: theme.vars?.palette.background.default },
  },
}));
const ChoiceLink = createLink(Choice);

interface FacetLinksProps {
  readonly search: ProductsSearch;
  readonly categories: readonly Category[];
  /** undefined while unknown. */
  readonly facets: ProductFacets | undefined;
}

/** The categories, or those within the chosen one, each with what it would leave; the chosen one takes itself away. */
export function FacetLinks({ search, categories, facets }: FacetLinksProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const label = useLabel();
  const within = categories.find((one) => sameKey(one.key, search.category ?? ''));
  const filter = within ? 'subcategory' : 'category';
  const counts = facets?.[filter];
  return (
    <nav aria-label={t('products.narrow')}>
      <List>
        {(within?.subcategories ?? categories).map(({ key, displayName, labels }) => {
          const chosen = sameKey(key, search[filter] ?? '');
          const count = counts && (counts.find((one) => sameKey(one.key, key))?.count ?? 0);
          return (
            <li key={key}>
              <ChoiceLink
                to="/products"
                search={{ ...search, [filter]: chosen ? undefined : key, page: undefined }}
                replace
                resetScroll={false}
                activeOptions={{ exact: true, explicitUndefined: true }}
                aria-current={chosen || undefined}
              >
                {label(displayName, labels)}
                <small>{count === undefined ? '' : formatNumber(count, language)}</small>
              </ChoiceLink>
            </li>
          );
        })}
      </List>
    </nav>
  );
}

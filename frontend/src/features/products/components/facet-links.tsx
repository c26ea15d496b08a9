import { styled } from '@mui/material/styles';
import { createLink } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Pill, PillList } from '../../../components/pill-links.ts';
import type { ProductPage } from '../../../lib/api-types.ts';
import { formatNumber } from '../../../lib/format.ts';
import { useLabel } from '../../../lib/use-label.ts';
import { useLanguage } from '../../../lib/use-language.ts';
import { sameKey, type Category } from '../../catalogue/index.ts';
import type { ProductsSearch } from '../products-search.ts';

const List = styled(PillList)({ marginBlockEnd: 16, minHeight: 44 });
const Choice = styled(Pill)(({ theme }) => ({
  '& small': {
    minWidth: '1.5ch',
    fontSize: '0.8125rem',
    fontVariantNumeric: 'tabular-nums',
    color: theme.vars?.palette.text.secondary,
  },
  '&[aria-current=true] small': { color: theme.vars?.palette.background.default },
}));
const ChoiceLink = createLink(Choice);
const EmptyChoice = styled(Choice)(({ theme }) => ({
  color: theme.vars?.palette.text.secondary,
  borderStyle: 'dashed',
  cursor: 'default',
}));

interface FacetLinksProps {
  readonly search: ProductsSearch;
  readonly categories: readonly Category[];
  /** undefined while unknown. */
  readonly list: ProductPage | undefined;
}

/**
 * The categories, or those within the chosen one, each with what it would leave; the chosen one takes itself away. One
 * that would leave nothing is no link.
 */
export function FacetLinks({ search, categories, list }: FacetLinksProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const label = useLabel();
  const within = categories.find((one) => sameKey(one.key, search.category ?? ''));
  const filter = within ? 'subcategory' : 'category';
  const counts = list?.facets[filter];
  // Those that are not among the largest have a count that is not known here.
  const isWhole = list !== undefined && list.facetSizes[filter] === counts?.length;
  return (
    <nav aria-label={t('products.narrow')}>
      <List>
        {(within?.subcategories ?? categories).map(({ key, displayName, labels }) => {
          const chosen = sameKey(key, search[filter] ?? '');
          const count = counts?.find((one) => sameKey(one.key, key))?.count ?? (isWhole ? 0 : undefined);
          const content = (
            <>
              {label(displayName, labels)}
              <small>{count === undefined ? '' : formatNumber(count, language)}</small>
            </>
          );
          if (count === 0 && !chosen)
            return (
              <li key={key}>
                <EmptyChoice as="span">{content}</EmptyChoice>
              </li>
            );
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
                {content}
              </ChoiceLink>
            </li>
          );
        })}
      </List>
    </nav>
  );
}

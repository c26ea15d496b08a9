import { styled } from '@mui/material/styles';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { ProductResponse } from '../../../lib/api-types.ts';
import { useLabel } from '../../../lib/use-label.ts';

const Trail = styled('ol')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  flexWrap: 'wrap',
  listStyle: 'none',
  margin: '-20px 0 4px',
  padding: 0,
  color: theme.vars?.palette.text.secondary,
  '& li': { display: 'flex', alignItems: 'center' },
  '& li + li::before': { content: '"/"', marginInline: 8, color: theme.vars?.palette.divider },
  '& a': { color: 'inherit', textDecoration: 'none', paddingBlock: 12 },
  '& a:hover': { color: theme.vars?.palette.text.primary, textDecoration: 'underline' },
}));

export function Breadcrumbs({ product }: { readonly product: ProductResponse }) {
  const { t } = useTranslation();
  const label = useLabel();
  const { category, subcategory } = product;
  return (
    <nav aria-label={t('product.breadcrumbs')}>
      <Trail>
        <li>
          <Link to="/">{t('common.home')}</Link>
        </li>
        {!product.uncategorised && (
          <>
            <li>
              <Link to="/category/$category" params={{ category }}>
                {label(product.categoryDisplayName, product.categoryLabels)}
              </Link>
            </li>
            <li>
              <Link to="/category/$category/$subcategory" params={{ category, subcategory }}>
                {label(product.subcategoryDisplayName, product.subcategoryLabels)}
              </Link>
            </li>
          </>
        )}
      </Trail>
    </nav>
  );
}

import { styled } from '@mui/material/styles';
import { createLink } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../components/badge.ts';
import { LinkBadge } from '../../../components/link-badge.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import type { ProductResponse } from '../../../lib/api-types.ts';
import { useLabel } from '../../../lib/use-label.ts';
import { ProductActions } from './product-actions.tsx';

const Head = styled('header')({ display: 'grid', gap: 10, justifyItems: 'start' });
const BrandAnchor = styled('a')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars?.palette.text.secondary,
  textDecoration: 'none',
  fontWeight: 600,
  paddingBlock: 4,
  '&:hover': { textDecoration: 'underline' },
}));
const Brand = createLink(BrandAnchor);
const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  width: '100%',
});
const Badges = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

/** Brand, name, where the product belongs, and what can be done with its page. */
export function ProductHead({ product }: { readonly product: ProductResponse }) {
  const { t } = useTranslation();
  const label = useLabel();
  const { category, subcategory } = product;
  const categoryLabel = label(product.categoryDisplayName, product.categoryLabels);
  const subcategoryLabel = label(product.subcategoryDisplayName, product.subcategoryLabels);
  return (
    <Head>
      <Brand to="/brands/$brand" params={{ brand: product.brand }} dir="auto">
        {product.brandLabels.ar ? label(product.brandDisplayName, product.brandLabels) : product.brandDisplayName}
      </Brand>
      <PageTitle
        documentTitle={t('product.documentTitle', { name: product.name, brand: product.brandDisplayName })}
        sx={{ fontSize: 'clamp(1.625rem, 1.25rem + 1.4vw, 2.125rem)' }}
      >
        <bdi>{product.name}</bdi>
      </PageTitle>
      <Row>
        <Badges>
          {product.uncategorised ? (
            <>
              <Badge>{categoryLabel}</Badge>
              <Badge outlined>{subcategoryLabel}</Badge>
            </>
          ) : (
            <>
              <LinkBadge to="/category/$category" params={{ category }}>
                {categoryLabel}
              </LinkBadge>
              <LinkBadge to="/category/$category/$subcategory" params={{ category, subcategory }} outlined>
                {subcategoryLabel}
              </LinkBadge>
            </>
          )}
        </Badges>
        <ProductActions product={product} />
      </Row>
    </Head>
  );
}

import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { createLink } from '@tanstack/react-router';
import { Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../components/badge.ts';
import { PageTitle } from '../../../components/page.tsx';
import { RatingStars } from '../../../components/rating-stars.tsx';
import { showToast } from '../../../components/toast/toasts.ts';
import type { ProductResponse } from '../../../lib/api-types.ts';
import { useInteraction } from '../../../lib/interaction.ts';
import { useLabel } from '../../../lib/use-label.ts';
import { CompareToggle } from '../../catalogue/index.ts';
import { AgainShare, PendingShelfOffer, ProductShelf } from '../../shelf/index.ts';
import { About } from './about.tsx';

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

const CompareSpace = styled('span')({ width: 44, height: 44 });

/** The shelf, comparing and sharing. */
function ProductActions({ product }: { readonly product: ProductResponse }) {
  const { t } = useTranslation();
  const hasInteracted = useInteraction();

  const share = async () => {
    const result = await shareUrl(`${product.brandDisplayName} ${product.name}`, location.href);
    if (result === 'copied') showToast({ title: t('product.linkCopied'), description: t('product.linkCopiedText') });
    if (result === 'failed')
      showToast({ title: t('product.linkNotCopied'), description: t('product.linkNotCopiedText'), tone: 'error' });
  };
  return (
    <Actions>
      <ProductShelf product={product} />
      <CompareSpace>{hasInteracted && <CompareToggle product={product} />}</CompareSpace>
      <Button
        size="small"
        variant="outlined"
        startIcon={<Share2 size={18} strokeWidth={1.75} aria-hidden />}
        onClick={() => void share()}
      >
        {t('product.share')}
      </Button>
    </Actions>
  );
}

/** How a link was passed on: by the system's own sheet, or copied. `dismissed`: the visitor changed their mind. */
type ShareResult = 'shared' | 'copied' | 'dismissed' | 'failed';

/** Shares an address natively where that is possible, else copies it. */
async function shareUrl(title: string, url: string): Promise<ShareResult> {
  if (typeof navigator.share === 'function')
    return navigator.share({ title, url }).then(
      () => 'shared' as const,
      (error: unknown) => (error instanceof DOMException && error.name === 'AbortError' ? 'dismissed' : copyUrl(url)),
    );
  return copyUrl(url);
}

const copyUrl = (url: string): Promise<ShareResult> =>
  navigator.clipboard
    ? navigator.clipboard.writeText(url).then(
        () => 'copied' as const,
        () => 'failed' as const,
      )
    : Promise.resolve('failed');

const AnchorBadge = styled(Badge.withComponent('a'))(({ theme }) => ({
  position: 'relative',
  padding: '3px 12px',
  overflow: 'visible',
  textDecoration: 'none',
  '&:hover': { borderColor: theme.vars?.palette.text.secondary },
  // As tall as a finger.
  '&::after': { content: '""', position: 'absolute', inset: '-9px -4px' },
}));

/** A badge that leads somewhere. */
const LinkBadge = createLink(AnchorBadge);

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
const ToRatings = styled('a')({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 32,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
});

/** Brand, name, stars, where the product belongs, what it is, and what can be done with its page. */
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
      {product.ratings.total > 0 && (
        <ToRatings href="#rating-title">
          <RatingStars average={product.ratings.average} total={product.ratings.total} size={18} />
        </ToRatings>
      )}
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
      {product.description && <About key={`about ${product.id}`} text={product.description} />}
      <AgainShare shelf={product.shelf} />
      <PendingShelfOffer key={`offer ${product.id}`} product={product} />
    </Head>
  );
}

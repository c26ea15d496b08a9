import '../../i18n/product.load.ts';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from '../../components/page.tsx';
import type { ProductImageResponse, ProductResponse } from '../../lib/api-types.ts';
import { useLive } from '../../lib/live.ts';
import { productQuery } from '../catalogue/index.ts';
import { RatingSection, type Stars } from '../rating/index.ts';
import { VotingSection } from '../voting/index.ts';
import { productImagesQuery, recordVisit } from './api.ts';
import { Breadcrumbs } from './components/breadcrumbs.tsx';
import { NearPart, PartSkeleton } from './components/near-part.tsx';
import { ProductHead } from './components/product-head.tsx';
import { Below, Community, Reading, Spread } from './components/product-layout.ts';
import { ProductPictures } from './components/product-pictures.tsx';
import { ProductSkeleton } from './components/product-skeleton.tsx';
import { WhyTrending } from './components/why-trending.tsx';
import { commentsPart, relatedPart } from './parts.ts';
import type { ProductSearch } from './product-route.ts';

const About = styled('aside')({ display: 'grid', gap: 8, alignContent: 'start', maxWidth: '68ch' });

const ProductNotFound = lazy(() =>
  import('./product-not-found.tsx').then((module) => ({ default: module.ProductNotFound })),
);

/** A product: its pictures, what people think of it, and the ways to say so too. */
export function ProductPage() {
  const { id = '' } = useParams({ strict: false });
  const client = useQueryClient();
  const product = useQuery(productQuery(id));
  const images = useQuery(productImagesQuery(id));
  const found = product.isSuccess;
  useLive(found ? `product:${id}` : null, () => {
    void client.invalidateQueries({ queryKey: productQuery(id).queryKey, exact: true });
  });
  useEffect(() => {
    if (found) void recordVisit(id);
  }, [found, id]);

  if (product.data) return <ProductView product={product.data} images={images.data ?? product.data.images ?? []} />;
  if (product.error)
    return (
      <Suspense>
        <ProductNotFound error={product.error} onRetry={() => void product.refetch()} />
      </Suspense>
    );
  return <ProductSkeleton />;
}

interface ProductViewProps {
  readonly product: ProductResponse;
  readonly images: readonly ProductImageResponse[];
}

function ProductView({ product, images }: ProductViewProps) {
  const { t } = useTranslation();
  const { id } = product;
  const { stars }: ProductSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  /** Only comments of people who gave so many stars. */
  const onFilter = (next: Stars | undefined) =>
    void navigate({ to: '.', search: next ? { stars: next } : {}, replace: true, resetScroll: false });
  const filter = (next: Stars | undefined) => {
    onFilter(next);
    if (next === undefined) return;
    const calm = window.matchMedia?.('(prefers-reduced-motion: reduce)')?.matches;
    document.getElementById('comments')?.scrollIntoView({ behavior: calm ? 'instant' : 'smooth' });
  };
  return (
    <Page>
      <Breadcrumbs product={product} />
      <Spread>
        <ProductPictures key={id} product={product} images={images} />
        <Community>
          <ProductHead product={product} />
          <RatingSection key={`rating ${id}`} productId={id} filter={stars} onFilter={filter} />
          <VotingSection key={`voting ${id}`} productId={id} category={product.category} />
        </Community>
      </Spread>
      <Below>
        <WhyTrending key={`trend ${id}`} productId={id} />
        <Reading>
          {product.description && (
            <About aria-labelledby="about-title">
              <Typography variant="h3" component="h2" id="about-title">
                {t('product.about')}
              </Typography>
              <Typography dir="auto" sx={{ whiteSpace: 'pre-line', justifySelf: 'start' }}>
                {product.description}
              </Typography>
            </About>
          )}
          <NearPart
            key={`comments ${id}`}
            part={commentsPart}
            props={{ productId: id, stars, onClearFilter: () => stars !== undefined && onFilter(undefined) }}
            waiting={(drawn) => <PartSkeleton id="comments" title={t('product.comments')} drawn={drawn} />}
          />
        </Reading>
        <NearPart
          key={`related ${id}`}
          part={relatedPart}
          props={{ productId: id }}
          waiting={(drawn) => <PartSkeleton id="related" title={t('product.related')} drawn={drawn} />}
        />
      </Below>
    </Page>
  );
}

import '../../i18n/product.en.ts';
import '../../i18n/rating.en.ts';
import '../../i18n/voting.en.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from '../../components/page.tsx';
import type { ProductImageResponse, ProductResponse } from '../../lib/api-types.ts';
import { lazyComponent } from '../../lib/lazy-component.tsx';
import { useLive } from '../../lib/live.ts';
import { scrollBehavior } from '../../lib/scroll-position.ts';
import { productQuery } from '../catalogue/index.ts';
import { RatingSection, type Stars } from '../rating/index.ts';
import { VotingSection } from '../voting/index.ts';
import { productImagesQuery, recordVisit } from './api.ts';
import { Breadcrumbs } from './components/breadcrumbs.tsx';
import { LazySection, SectionPlaceholder } from './components/lazy-section.tsx';
import { PeopleCard } from './components/people-placeholder.tsx';
import { ProductHead } from './components/product-head.tsx';
import { LowerSections, Opinions, CommentsColumn, Columns } from './components/product-layout.ts';
import { ProductPictures } from './components/product-pictures.tsx';
import { ProductSkeleton } from './components/product-skeleton.tsx';
import { WhyTrending } from './components/why-trending.tsx';
import { commentsSection, peopleSection, relatedSection } from './sections.ts';
import type { ProductSearch } from './product-route.ts';

const ProductNotFound = lazyComponent(() => import('./product-not-found.tsx'), 'ProductNotFound');

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
  if (product.error) return <ProductNotFound error={product.error} onRetry={() => void product.refetch()} />;
  return <ProductSkeleton />;
}

/** Whether anybody has voted, rated or commented: without that there is no trend to explain. */
const hasActivity = ({ votes, ratings, commentCount }: ProductResponse): boolean =>
  votes.total + ratings.total + commentCount > 0;

interface ProductViewProps {
  readonly product: ProductResponse;
  readonly images: readonly ProductImageResponse[];
}

function ProductView({ product, images }: ProductViewProps) {
  const { t } = useTranslation();
  const { id } = product;
  const { stars, sort, ...traits }: ProductSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const select = (search: ProductSearch) => void navigate({ to: '.', search, replace: true, resetScroll: false });
  /** Only comments of people who gave so many stars. */
  const onFilter = (next: Stars | undefined) =>
    select({ ...traits, ...(next && { stars: next }), ...(sort && { sort }) });
  const onChooseTraits = (chosen: object) => select({ ...chosen, ...(stars && { stars }), ...(sort && { sort }) });
  const filter = (next: Stars | undefined) => {
    onFilter(next);
    if (next === undefined) return;
    document.getElementById('comments')?.scrollIntoView({ behavior: scrollBehavior() });
  };
  return (
    <Page>
      <Breadcrumbs product={product} />
      <Columns>
        <ProductPictures key={id} product={product} images={images} />
        <Opinions>
          <ProductHead product={product} />
          <RatingSection key={`rating ${id}`} productId={id} filter={stars} onFilter={filter} />
          <VotingSection key={`voting ${id}`} productId={id} />
        </Opinions>
      </Columns>
      <LowerSections>
        {hasActivity(product) && (
          <LazySection
            key={`people ${id}`}
            section={peopleSection}
            props={{ productId: id, traits, onChoose: onChooseTraits }}
            placeholder={() => <PeopleCard id="people" />}
          />
        )}
        {hasActivity(product) && <WhyTrending key={`trend ${id}`} productId={id} />}
        <CommentsColumn>
          <LazySection
            key={`comments ${id}`}
            section={commentsSection}
            props={{
              productId: id,
              stars,
              sort,
              onClearFilter: () => stars !== undefined && onFilter(undefined),
              onSort: (next) => select({ ...(stars && { stars }), sort: next }),
            }}
            placeholder={(drawn) => (
              <SectionPlaceholder id="comments" title={t('product.comments')} isLoading={drawn} />
            )}
          />
        </CommentsColumn>
        <LazySection
          key={`related ${id}`}
          section={relatedSection}
          props={{ productId: id }}
          placeholder={(drawn) => <SectionPlaceholder id="related" title={t('product.related')} isLoading={drawn} />}
        />
      </LowerSections>
    </Page>
  );
}

import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Page } from '../../../components/page.tsx';
import type { ProductImageResponse, ProductResponse } from '../../../lib/api-types.ts';
import { CommentsSection } from '../../commenting/components/comments-section.tsx';
import { RatingSection } from '../../rating/components/rating-section.tsx';
import type { Stars } from '../../rating/rating-tally.ts';
import { VotingSection } from '../../voting/components/voting-section.tsx';
import { Breadcrumbs } from '../components/breadcrumbs.tsx';
import { ProductHead } from '../components/product-head.tsx';
import { Below, Community, Reading, Spread } from '../components/product-layout.ts';
import { ProductPictures } from '../components/product-pictures.tsx';
import { RelatedProducts } from '../components/related-products.tsx';
import { WhyTrending } from '../components/why-trending.tsx';

const About = styled('aside')({ display: 'grid', gap: 8, alignContent: 'start', maxWidth: '68ch' });

interface ProductPageViewProps {
  readonly product: ProductResponse;
  readonly images: readonly ProductImageResponse[];
  readonly stars: Stars | undefined;
  readonly onFilter: (stars: Stars | undefined) => void;
}

export function ProductPageView({ product, images, stars, onFilter }: ProductPageViewProps) {
  const { t } = useTranslation();
  const { id } = product;
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
          <CommentsSection
            key={`comments ${id}`}
            productId={id}
            stars={stars}
            onClearFilter={() => stars !== undefined && onFilter(undefined)}
          />
        </Reading>
        <RelatedProducts productId={id} />
      </Below>
    </Page>
  );
}

import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../components/skeleton.ts';
import { ErrorState } from '../../../components/error-state.tsx';
import { Late } from '../../../components/late.tsx';
import type { Categories } from '../../catalogue/categories.ts';
import { CategoryCard, CategoryGrid } from './category-card.tsx';
import { SectionHead } from './section-head.tsx';

const placeholders = 5;

export function CategoryCards({ categories, isPending, error, retry }: Categories) {
  const { t } = useTranslation();
  return (
    <section id="categories">
      <SectionHead title={t('home.browseByCategory')} />
      {error && <ErrorState error={error} onRetry={retry} />}
      {!error && isPending && (
        <Late>
          <CategoryGrid aria-hidden>
            {Array.from({ length: placeholders }, (_, index) => (
              <li key={index} data-testid="category-skeleton">
                <Skeleton variant="rounded" height={232} sx={{ borderRadius: '14px' }} />
              </li>
            ))}
          </CategoryGrid>
        </Late>
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

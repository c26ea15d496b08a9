import { createLink } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Pill, PillList } from '../../components/pill-links.ts';
import type { FacetCount } from '../../lib/api-types.ts';
import { formatNumber } from '../../lib/format.ts';
import { useLabel } from '../../lib/use-label.ts';
import { useLanguage } from '../../lib/use-language.ts';
import { sameKey } from '../catalogue/index.ts';

const CategoryLink = createLink(Pill);

interface BrandCategoriesProps {
  readonly brand: string;
  readonly counts: readonly FacetCount[];
  /** Key of the category that is shown; all without it. */
  readonly current: string | undefined;
}

/** What the brand makes: the number of its products in each category, and the way to them. */
export function BrandCategories({ brand, counts, current }: BrandCategoriesProps) {
  const { t } = useTranslation();
  const label = useLabel();
  const { language } = useLanguage();
  const link = (category: string | undefined) => ({
    to: '/brands/$brand' as const,
    params: { brand },
    search: { category },
    replace: true,
    resetScroll: false,
    activeProps: { className: '' },
    'aria-current': sameKey(category ?? '', current ?? '') || undefined,
  });
  return (
    <nav aria-label={t('products.category')}>
      <PillList>
        <li>
          <CategoryLink {...link(undefined)}>{t('products.allCategories')}</CategoryLink>
        </li>
        {counts.map(({ key, displayName, labels, count }) => (
          <li key={key}>
            <CategoryLink {...link(key)}>
              {label(displayName, labels)} <small>{formatNumber(count, language)}</small>
            </CategoryLink>
          </li>
        ))}
      </PillList>
    </nav>
  );
}

import '../../i18n/lists.en.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { createLink, Link, useParams } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Page, PageTitle } from '../../components/page.tsx';
import { Pill, PillList } from '../../components/pill-links.ts';
import { EmptyState } from '../../components/states.tsx';
import { isWrittenIn } from '../../lib/language.ts';
import { useLabel } from '../../lib/use-label.ts';
import { useLanguage } from '../../lib/use-language.ts';
import {
  NotFoundPage,
  FacetField,
  ProductResults,
  productsQuery,
  sameKey,
  SectionToolbar,
  titleCased,
  useCategories,
  useListSearch,
  type Category,
} from '../catalogue/index.ts';
import { CategoryHead } from './category-head.tsx';
import { categoryParams, type CategorySearch } from './category-params.ts';

const SubcategoryLink = createLink(Pill);
const RankingsLink = createLink(
  styled('a')({ justifySelf: 'start', color: 'inherit', fontWeight: 600, textUnderlineOffset: 4, paddingBlock: 4 }),
);

interface SubcategoryLinksProps {
  readonly category: Category;
  readonly name: string;
  /** The subcategory that is open; none on the category's own page. */
  readonly current: string | undefined;
}

/** All of the category, and each of its subcategories; where they scroll, the one that is open is in sight. */
function SubcategoryLinks({ category, name, current }: SubcategoryLinksProps) {
  const { t } = useTranslation();
  const label = useLabel();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const open = list.current?.querySelector<HTMLElement>('.active');
    if (!list.current || !open) return;
    const [around, own] = [list.current.getBoundingClientRect(), open.getBoundingClientRect()];
    list.current.scrollLeft += own.left + own.width / 2 - around.left - around.width / 2;
  }, [current]);
  const options = { exact: true, includeSearch: false };
  return (
    <nav aria-label={t('category.subcategories')}>
      <PillList ref={list}>
        <li>
          <SubcategoryLink to="/category/$category" params={{ category: category.key }} activeOptions={options}>
            {t('category.all', { category: name })}
          </SubcategoryLink>
        </li>
        {category.subcategories.map((one) => (
          <li key={one.key}>
            <SubcategoryLink
              to="/category/$category/$subcategory"
              params={{ category: category.key, subcategory: one.key }}
              activeOptions={options}
            >
              {label(one.displayName, one.labels)}
            </SubcategoryLink>
          </li>
        ))}
      </PillList>
    </nav>
  );
}

/** A category, or one of its subcategories. */
export function CategoryPage() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const label = useLabel();
  const { category: categoryKey = '', subcategory: subcategoryKey } = useParams({ strict: false });
  const [search, onSearchChange] = useListSearch<CategorySearch>();
  const params = categoryParams(categoryKey, subcategoryKey, search);
  const list = useQuery({
    ...productsQuery(params),
    placeholderData: (previous, query) =>
      isSameSection(query?.queryKey[1], params) ? keepPreviousData(previous) : undefined,
  });
  const { categories } = useCategories();
  const category = categories.find((one) => sameKey(one.key, categoryKey));
  const subcategory = category?.subcategories.find((one) => sameKey(one.key, subcategoryKey ?? ''));
  const name = label(category?.displayName ?? titleCased(categoryKey), category?.labels);
  const subname = subcategoryKey && label(subcategory?.displayName ?? titleCased(subcategoryKey), subcategory?.labels);
  const description = category?.description && label(category.description, category.descriptionLabels);
  const title = subname ? `${name} - ${subname}` : name;
  const isKnown = category && (!subcategoryKey || subcategory);
  // A section that was renamed answers to its former name as well: one that has products exists.
  if (!isKnown && categories.length > 0 && list.data?.total === 0) return <NotFoundPage />;
  return (
    <>
      <CategoryHead category={categoryKey}>
        <PageTitle documentTitle={title}>{title}</PageTitle>
        {description && !subcategoryKey && isWrittenIn(language, description) && (
          <Typography color="inherit">{description}</Typography>
        )}
        {isKnown && (
          <RankingsLink to="/rankings/$category" params={{ category: categoryKey }}>
            {t('category.rankings', { category: name })}
          </RankingsLink>
        )}
      </CategoryHead>
      <Page>
        {category && <SubcategoryLinks category={category} name={name} current={subcategoryKey} />}
        <SectionToolbar
          count={list.data && !list.isPlaceholderData ? t('category.found', { count: list.data.total }) : ''}
          listed={{ category: categoryKey, subcategory: subcategoryKey, brand: search.brand }}
          search={search}
          onChange={onSearchChange}
          filter={
            <FacetField
              facet="brand"
              label={t('products.brand')}
              all={t('products.allBrands')}
              value={search.brand}
              list={list.data}
              filters={{ category: categoryKey, subcategory: subcategoryKey, brand: search.brand }}
              nameOf={(brand) => brand.displayName}
              onChange={(brand) => onSearchChange({ brand, page: undefined })}
            />
          }
        />
        <ProductResults
          list={list}
          page={search.page ?? 1}
          view={search.view ?? 'grid'}
          skeletons={8}
          empty={
            <EmptyState
              title={t('category.empty')}
              text={t('category.emptyText')}
              action={
                <Button variant="outlined" component={Link} to="/" hash="categories">
                  {t('category.browseAll')}
                </Button>
              }
            />
          }
        />
      </Page>
    </>
  );
}

interface SectionKey {
  readonly category?: string;
  readonly subcategory?: string;
}
const isSameSection = (before: unknown, now: SectionKey): boolean => {
  const { category, subcategory } = (before ?? {}) as SectionKey;
  return category === now.category && subcategory === now.subcategory;
};

import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { BrandResponse } from '../../../lib/api-types.ts';
import { useLabel } from '../../../lib/use-label.ts';
import { sameKey, titleCased, type Category } from '../../catalogue/categories.ts';
import type { ProductsSearch } from '../products-search.ts';

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, marginBlockEnd: 16 });

/** What goes with each filter: a subcategory is one of its category. */
const without = {
  q: { q: undefined },
  category: { category: undefined, subcategory: undefined },
  subcategory: { subcategory: undefined },
  brand: { brand: undefined },
} as const;

interface ActiveFiltersProps {
  readonly search: ProductsSearch;
  readonly onSearchChange: (change: Partial<ProductsSearch>) => unknown;
  readonly onClear: () => void;
  readonly categories: readonly Category[];
  readonly brands: readonly BrandResponse[];
}

/** A badge per active filter, which takes it away. Nothing without filters. */
export function ActiveFilters({ search, onSearchChange, onClear, categories, brands }: ActiveFiltersProps) {
  const { t } = useTranslation();
  const label = useLabel();
  const category = categories.find((one) => sameKey(one.key, search.category ?? ''));
  const subcategory = category?.subcategories.find((one) => sameKey(one.key, search.subcategory ?? ''));
  const active = [
    search.q && { key: 'q' as const, text: t('products.searchFilter', { value: search.q }) },
    search.category && {
      key: 'category' as const,
      text: label(category?.displayName ?? titleCased(search.category), category?.labels),
    },
    search.subcategory && {
      key: 'subcategory' as const,
      text: label(subcategory?.displayName ?? titleCased(search.subcategory), subcategory?.labels),
    },
    search.brand && {
      key: 'brand' as const,
      text: brands.find((one) => one.brand === search.brand)?.displayName ?? search.brand,
    },
  ].filter((filter) => typeof filter === 'object');
  if (active.length === 0) return null;
  return (
    <Row role="group" aria-label={t('products.activeFilters')}>
      {active.map((filter) => (
        <Button
          key={filter.key}
          size="small"
          variant="outlined"
          color="inherit"
          endIcon={<X size={14} aria-hidden />}
          aria-label={t('products.removeFilter', { name: filter.text })}
          onClick={() => onSearchChange({ ...without[filter.key], page: undefined })}
        >
          <bdi>{filter.text}</bdi>
        </Button>
      ))}
      <Button size="small" onClick={onClear}>
        {t('products.clearAll')}
      </Button>
    </Row>
  );
}

import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SectionSearch } from '../list-search.ts';
import { sectionSorts } from '../list-search.ts';
import type { ProductFilterParams } from '../api.ts';
import { ButtonLink } from '../../../components/buttons.ts';
import { SelectField } from '../../../components/select-field.tsx';
import { ViewToggle } from './view-toggle.tsx';

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  columnGap: 24,
  rowGap: 8,
  marginBlockEnd: 20,
  // On a phone the view is next to the count, before that is known too; filter and order share a row.
  [theme.breakpoints.down('sm')]: { alignItems: 'center', '& > p': { flex: '1 1 50%' } },
}));
const Controls = styled('div')(({ theme }) => ({
  display: 'flex',
  flex: '1 1 460px',
  alignItems: 'end',
  justifyContent: 'end',
  gap: 12,
  flexWrap: 'wrap',
  '& > :not(:last-child)': { flex: '1 1 140px', maxWidth: 260 },
  [theme.breakpoints.down('sm')]: {
    display: 'contents',
    '& > :not(:last-child)': { order: 1, flex: '1 1 140px', maxWidth: 'none' },
  },
}));

interface SectionToolbarProps {
  /** A filter next to the order; its first option is none. */
  readonly filter?: ReactNode;
  /** The text that says how many were found; empty while unknown. */
  readonly count: string;
  /** What is listed: the page of all products has every filter for it. */
  readonly listed: Pick<ProductFilterParams, 'category' | 'subcategory' | 'brand'>;
  readonly search: SectionSearch;
  readonly onChange: (change: Partial<SectionSearch>) => unknown;
}

/** Count, sort and view of a category's or a brand's products. */
export function SectionToolbar({ count, filter, listed, search, onChange }: SectionToolbarProps) {
  const { t } = useTranslation();
  const texts = {
    trending: t('category.sortTrending'),
    rating: t('products.sortRating'),
    reviews: t('products.sortReviews'),
    newest: t('products.sortNewest'),
  };
  return (
    <Bar>
      <Typography color="textSecondary" role="status" sx={{ minHeight: '1.5em' }}>
        {count}
      </Typography>
      <Controls>
        {filter}
        <SelectField
          label={t('products.sort')}
          value={search.sort ?? 'trending'}
          options={sectionSorts.map((sort) => ({ value: sort, text: texts[sort] }))}
          onChange={(value) =>
            onChange({ sort: sectionSorts.slice(1).find((sort) => sort === value), page: undefined })
          }
        />
        <ButtonLink
          to="/products"
          search={listed}
          hash="filters"
          variant="outlined"
          color="inherit"
          startIcon={<SlidersHorizontal size={18} aria-hidden />}
          sx={{ minHeight: 44 }}
        >
          {t('products.allFilters')}
        </ButtonLink>
        <ViewToggle
          view={search.view ?? 'grid'}
          onChange={(view) => onChange({ view: view === 'list' ? 'list' : undefined })}
        />
      </Controls>
    </Bar>
  );
}

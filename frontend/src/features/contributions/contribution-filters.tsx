import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useTableSearch } from '../../admin-kit/table/table-search.ts';
import { Switch } from '../../components/switch.tsx';
import { isFiltered, type ContributionsSearch } from './contributions-search.ts';
import { ProductFilter } from './product-filter.tsx';

const Bar = styled('section')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: '8px 12px',
  '& > div': { flex: '1 1 200px', maxWidth: 360 },
});

export function ContributionFilters({ children }: { readonly children?: ReactNode }) {
  const { t } = useTranslation();
  const [search, onSearchChange] = useTableSearch<ContributionsSearch>();
  return (
    <Bar aria-label={t('admin.history.filters')}>
      <ProductFilter key={search.product} value={search.product} onChange={(product) => onSearchChange({ product })} />
      {children}
      <Switch
        label={t('admin.contributions.showRemoved')}
        checked={search.show === 'removed'}
        onChange={(removed) => onSearchChange({ show: removed ? 'removed' : undefined })}
      />
      {isFiltered(search) && (
        <Button
          color="inherit"
          startIcon={<X size={16} aria-hidden />}
          onClick={() => onSearchChange({ q: undefined, product: undefined, stars: undefined })}
        >
          {t('admin.contributions.clear')}
        </Button>
      )}
    </Bar>
  );
}

import { styled } from '@mui/material/styles';
import { LayoutGrid, List } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../components/buttons.ts';
import { framed } from '../../../theme/mixins.ts';

const Pair = styled('div')(({ theme }) => ({
  display: 'inline-flex',
  ...framed(theme, 999),
  '& button': { width: 42, height: 42, '@media (pointer: coarse)': { width: 44, height: 44 } },
  '& [aria-pressed=true]': { background: theme.vars?.palette.quiet, color: theme.vars?.palette.primary.main },
}));

interface ViewToggleProps {
  readonly view: 'grid' | 'list';
  readonly onChange: (view: 'grid' | 'list') => void;
}

export function ViewToggle({ view, onChange }: ViewToggleProps) {
  const { t } = useTranslation();
  return (
    <Pair role="group" aria-label={t('products.view')}>
      <IconButton aria-label={t('products.grid')} aria-pressed={view === 'grid'} onClick={() => onChange('grid')}>
        <LayoutGrid size={18} aria-hidden />
      </IconButton>
      <IconButton aria-label={t('products.list')} aria-pressed={view === 'list'} onClick={() => onChange('list')}>
        <List size={18} aria-hidden />
      </IconButton>
    </Pair>
  );
}

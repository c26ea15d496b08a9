import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useMutation } from '@tanstack/react-query';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../../components/toast/toasts.ts';
import { formatNumber } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/use-language.ts';
import type { Identified } from './column.ts';
import { mostRows } from './read-all.ts';
import type { Selection } from './use-selection.ts';
import { useRefusalText } from '../../../lib/use-refusal-text.ts';

const Bar = styled('section')(({ theme }) => ({
  position: 'sticky',
  insetBlockEnd: 12,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  padding: '8px 8px 8px 20px',
  borderRadius: 14,
  border: `1px solid ${theme.vars?.palette.divider}`,
  background: theme.vars?.palette.background.paper,
  boxShadow: '0 8px 32px rgb(23 17 15 / 18%)',
  '& > p': { ...theme.typography.body2, margin: 0, fontWeight: 600 },
  '& > span': { flex: 1 },
}));

interface SelectionBarProps<Row extends Identified> {
  readonly selection: Selection<Row>;
  /** Of the whole list. */
  readonly total: number;
  readonly isWholePage: boolean;
  readonly readAll?: () => Promise<readonly Row[]>;
  /** What can be done to them. */
  readonly children: ReactNode;
}

/** How many are selected, what can be done to them, and the ways to all and to none. */
export function SelectionBar<Row extends Identified>(props: SelectionBarProps<Row>) {
  const { selection, total, isWholePage, readAll, children } = props;
  const { t } = useTranslation();
  const { refusalText } = useRefusalText();
  const { language } = useLanguage();
  const count = selection.rows.length;
  const most = Math.min(total, mostRows);
  const all = useMutation({
    mutationFn: () => readAll?.() ?? Promise.resolve([]),
    onSuccess: (rows) => selection.keep(rows),
    onError: (error) =>
      showToast({ title: t('admin.common.loadFailed'), description: refusalText(error), tone: 'error' }),
  });
  return (
    <Bar aria-label={t('admin.table.selection')}>
      <p role="status">{t('admin.table.selected', { formatted: formatNumber(count, language) })}</p>
      <IconButton aria-label={t('admin.table.clear')} title={t('admin.table.clear')} onClick={selection.clear}>
        <X size={16} aria-hidden />
      </IconButton>
      <span />
      {readAll && isWholePage && count < most && (
        <Button disabled={all.isPending} onClick={() => all.mutate()}>
          {most < total
            ? t('admin.table.selectFirst', { total: formatNumber(most, language) })
            : t('admin.table.selectAll', { total: formatNumber(total, language) })}
        </Button>
      )}
      {children}
    </Bar>
  );
}

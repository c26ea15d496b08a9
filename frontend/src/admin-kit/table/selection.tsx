import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useMutation } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { QueryAddress } from '../../lib/api.ts';
import { framed } from '../../theme/mixins.ts';
import { useTexts, useToasts } from '../use-texts.ts';
import type { Identified } from './column.ts';
import { maxRows, readAllRows } from './view-download.tsx';

const Target = styled('label')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  marginBlock: -10,
  cursor: 'pointer',
  '& input': { width: 18, height: 18, margin: 0, cursor: 'inherit', accentColor: theme.vars?.palette.primary.main },
  // In the dark, browsers fill an empty box with grey, as if it could not be used.
  '& input:not(:checked, :indeterminate)': {
    appearance: 'none',
    border: `1.5px solid ${theme.vars?.palette.text.secondary}`,
    borderRadius: 3,
  },
}));

interface SelectBoxProps {
  readonly label: string;
  readonly checked: boolean;
  readonly mixed?: boolean;
  readonly onChange: (checked: boolean) => void;
}

export function SelectBox({ label, checked, mixed = false, onChange }: SelectBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = mixed;
  }, [mixed]);
  return (
    <Target>
      <input
        ref={box}
        type="checkbox"
        aria-label={label}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
    </Target>
  );
}

/** The selected rows, which may be on several pages. */
export interface Selection<Row extends Identified> {
  readonly rows: readonly Row[];
  readonly has: (id: string) => boolean;
  readonly set: (rows: readonly Row[], chosen: boolean) => void;
  readonly replaceWith: (rows: readonly Row[]) => void;
  readonly clear: () => void;
}

/**
 * @param shown the rows of the page: a selected row is replaced by its newest state
 * @param filters a key of the filters; other filters clear the selection
 */
export function useSelection<Row extends Identified>(
  shown: readonly Row[] | undefined,
  filters: string,
): Selection<Row> {
  const [state, setState] = useState<{ filters: string; rows: ReadonlyMap<string, Row> }>(nothing);
  const chosen: ReadonlyMap<string, Row> = state.filters === filters ? state.rows : new Map<string, Row>();
  const present = new Map(shown?.map((row) => [row.id, row]));
  const rows = [...chosen.values()].map((row) => present.get(row.id) ?? row);
  const replaceWith = (next: readonly Row[]) => setState({ filters, rows: new Map(next.map((row) => [row.id, row])) });
  return {
    rows,
    has: (id) => chosen.has(id),
    set: (changed, isSelected) => {
      const others = rows.filter(({ id }) => !changed.some((row) => row.id === id));
      replaceWith(isSelected ? [...others, ...changed] : others);
    },
    replaceWith,
    clear: () => replaceWith([]),
  };
}

const nothing = { filters: '', rows: new Map<string, never>() };

const Bar = styled('section')(({ theme }) => ({
  position: 'sticky',
  insetBlockEnd: 12,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  padding: '8px 8px 8px 20px',
  ...framed(theme, 14),
  boxShadow: '0 8px 32px rgb(23 17 15 / 18%)',
  '& > p': { ...theme.typography.body2, margin: 0, fontWeight: 600 },
  '& > span': { flex: 1 },
}));

interface SelectionBarProps<Row extends Identified> {
  readonly selection: Selection<Row>;
  readonly total: number;
  readonly isWholePage: boolean;
  readonly queryKey: QueryAddress;
  readonly children: ReactNode;
}

export function SelectionBar<Row extends Identified>(props: SelectionBarProps<Row>) {
  const { selection, total, isWholePage, queryKey, children } = props;
  const { failureToast } = useToasts();
  const { t, number } = useTexts();
  const count = selection.rows.length;
  const selectable = Math.min(total, maxRows);
  const all = useMutation({
    mutationFn: () => readAllRows<Row>(queryKey),
    onSuccess: ({ rows }) => selection.replaceWith(rows),
    onError: failureToast(t('admin.common.loadFailed')),
  });
  return (
    <Bar aria-label={t('admin.table.selection')}>
      <p role="status">{t('admin.table.selected', { formatted: number(count) })}</p>
      <IconButton aria-label={t('admin.table.clear')} title={t('admin.table.clear')} onClick={selection.clear}>
        <X size={16} aria-hidden />
      </IconButton>
      <span />
      {isWholePage && count < selectable && (
        <Button disabled={all.isPending} onClick={() => all.mutate()}>
          {selectable < total
            ? t('admin.table.selectFirst', { total: number(selectable) })
            : t('admin.table.selectAll', { total: number(total) })}
        </Button>
      )}
      {children}
    </Bar>
  );
}

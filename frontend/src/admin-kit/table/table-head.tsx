import { styled } from '@mui/material/styles';
import { useNavigate } from '@tanstack/react-router';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../components/visually-hidden.ts';
import type { Column } from './column.ts';
import type { Direction, TableSearch } from './table-search.ts';

const SortButton = styled('button')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 44,
  marginBlock: -4,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  letterSpacing: 'inherit',
  cursor: 'pointer',
  '& svg': { flex: 'none', opacity: 0.5 },
  '&:hover, [aria-sort=ascending] > &, [aria-sort=descending] > &': {
    color: theme.vars?.palette.text.primary,
    '& svg': { opacity: 1 },
  },
}));

const icons = { asc: ArrowUp, desc: ArrowDown } as const;
const opposite = { asc: 'desc', desc: 'asc' } as const;

interface HeadCellProps<Row> {
  readonly column: Column<Row>;
  readonly search: TableSearch;
}

/** The head of a column. Its button sorts by it, then in the other direction, then by the list's own order. */
export function HeadCell<Row>({ column, search }: HeadCellProps<Row>) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { head, sort, wide, hiddenHead } = column;
  const className = wide ? 'wide' : undefined;
  if (!sort)
    return (
      <th scope="col" className={className}>
        {hiddenHead ? <VisuallyHidden>{head}</VisuallyHidden> : head}
      </th>
    );
  const { by, natural = 'asc' } = sort;
  const present = search.sort === by ? (search.order ?? natural) : null;
  const next = nextSort(by, present, natural);
  const Icon = present ? icons[present] : ChevronsUpDown;
  return (
    <th scope="col" className={className} aria-sort={present ? ariaSort[present] : 'none'}>
      <SortButton
        type="button"
        title={next.sort ? t('admin.table.sortBy', { column: head }) : t('admin.table.unsort')}
        onClick={() =>
          void navigate({
            to: '.',
            replace: true,
            resetScroll: false,
            search: (previous: object) => ({ ...previous, ...next, page: undefined }),
          })
        }
      >
        {head}
        <Icon size={14} aria-hidden />
      </SortButton>
    </th>
  );
}

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

const nextSort = (by: string, present: Direction | null, natural: Direction): Pick<TableSearch, 'sort' | 'order'> => {
  if (present === null) return { sort: by, order: undefined };
  return present === natural ? { sort: by, order: opposite[natural] } : { sort: undefined, order: undefined };
};

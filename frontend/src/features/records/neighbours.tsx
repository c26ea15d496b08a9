import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from '@mui/material/styles';
import { tablePageSize } from '../../admin-kit/table/table-search.ts';
import { recordsQuery } from './api.ts';
import type { PageKind } from './record-kinds.ts';
import { recordName } from './record-texts.ts';
import { listOf, listParam } from './record-search.ts';

const Ways = styled('nav')(({ theme }) => ({
  display: 'flex',
  gap: 4,
  '& a, & span': {
    display: 'grid',
    placeItems: 'center',
    width: 44,
    height: 44,
    borderRadius: '50%',
    color: theme.vars?.palette.text.primary,
  },
  '& a:hover': { background: theme.vars?.palette.quiet },
  '& span': { color: theme.vars?.palette.text.disabled },
  'html[dir=rtl] & svg': { transform: 'scaleX(-1)' },
}));

interface NeighboursProps {
  readonly kind: PageKind;
  readonly id: string;
  /** The list's parameters. */
  readonly list: string | undefined;
  readonly tab: string | undefined;
}

/** The ways to the records before and after one in its list, also over the pages of the list. */
export function Neighbours({ kind, id, list, tab }: NeighboursProps) {
  const { t } = useTranslation();
  const search = listOf(kind, list);
  const page = search.page ?? 1;
  const { data } = useQuery(recordsQuery(kind, search));
  const items: readonly Neighbour[] = data?.items ?? [];
  const at = items.findIndex((record) => record.id === id);
  const isFirst = at === 0 && page > 1;
  const isLast = at >= 0 && at === items.length - 1 && page * tablePageSize < (data?.total ?? 0);
  const earlier = useQuery({ ...recordsQuery(kind, { ...search, page: page - 1 }), enabled: isFirst });
  const later = useQuery({ ...recordsQuery(kind, { ...search, page: page + 1 }), enabled: isLast });
  if (at < 0) return null;
  const toPage = (next: number) => listParam({ ...search, page: next === 1 ? undefined : next });
  const before = isFirst
    ? { record: (earlier.data?.items as readonly Neighbour[] | undefined)?.at(-1), list: toPage(page - 1) }
    : { record: items[at - 1], list };
  const after = isLast
    ? { record: (later.data?.items as readonly Neighbour[] | undefined)?.[0], list: toPage(page + 1) }
    : { record: items[at + 1], list };
  const way = (to: typeof before, text: 'previous' | 'next', icon: React.ReactNode) => {
    if (!to.record) return <span aria-hidden>{icon}</span>;
    const label = t(`admin.record.${text}`, { name: recordName(to.record as never) });
    return (
      <Link
        to={`/admin/${kind}/$id`}
        params={{ id: to.record.id }}
        search={{ list: to.list, tab }}
        aria-label={label}
        title={label}
      >
        {icon}
      </Link>
    );
  };
  return (
    <Ways aria-label={t('admin.record.neighbours')}>
      {way(before, 'previous', <ChevronLeft size={20} aria-hidden />)}
      {way(after, 'next', <ChevronRight size={20} aria-hidden />)}
    </Ways>
  );
}

interface Neighbour {
  readonly id: string;
}

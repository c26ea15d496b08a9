import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { QueryAddress } from '../../../lib/api.ts';
import type { ActKind, Acts } from '../api/acts.ts';
import { AsOfControl } from '../as-of/as-of-control.tsx';
import { useMayModerate } from '../session/use-admin-session.ts';
import type { Column, Identified } from '../table/column.ts';
import { TableTools } from '../table/table-tools.tsx';
import { Tools } from '../table/table.styles.ts';
import { ViewDownload } from '../table/view-download.tsx';
import type { ActsSearch } from './acts-search.ts';
import type { ActsState } from './acts-table.tsx';
import { useActWords } from './use-act-words.ts';

interface ActToolsProps<Kind extends ActKind> {
  readonly kind: Kind;
  readonly search: ActsSearch;
  readonly onSearchChange: (change: ActsSearch) => void;
  readonly state: ActsState<Kind>;
  /** Of all, whatever is searched for; null while unknown. */
  readonly total: number | null;
  readonly address: QueryAddress;
  readonly columns: readonly Column<Acts[Kind]>[];
}

/** Search, count and downloads. Who may not look for people is not offered to. */
export function ActTools<Kind extends ActKind>(props: ActToolsProps<Kind>) {
  const { kind, search, onSearchChange, state, total, address, columns } = props;
  const { t } = useTranslation();
  const words = useActWords();
  // Texts and names of another moment are not searched.
  const mayLook = useMayModerate();
  const counted = words.count(kind, state.data?.total, total);
  const count: ReactNode = counted && (
    <>
      {counted}
      {state.data?.complete === false && ` · ${t('admin.acts.partial')}`}
    </>
  );
  const download = (
    <ViewDownload<Acts[Kind] & Identified>
      name={kind}
      columns={[{ key: 'id', value: ({ id }) => id }, ...columns]}
      address={address}
    />
  );
  if (!mayLook)
    return (
      <Tools>
        {count && <p role="status">{count}</p>}
        {download}
        <AsOfControl />
      </Tools>
    );
  return (
    <TableTools
      placeholder={t(`admin.acts.${kind}.searchPlaceholder`)}
      q={search.q}
      onSearch={(q) => onSearchChange({ q })}
      count={count}
    >
      {download}
    </TableTools>
  );
}

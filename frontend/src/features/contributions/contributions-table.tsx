import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BulkRemoval } from '../../admin-kit/bulk/bulk-removal.tsx';
import { DeleteDialog } from '../../admin-kit/form/deletion.tsx';
import { useMayModerate } from '../../admin-kit/session.ts';
import type { Column, Identified } from '../../admin-kit/table/column.ts';
import { RecordTable, type TableState } from '../../admin-kit/table/record-table.tsx';
import { useSelection } from '../../admin-kit/table/selection.tsx';
import { useTableSearch } from '../../admin-kit/table/use-table-search.ts';
import { readAll } from '../../admin-kit/table/view-download.tsx';
import type { QueryAddress } from '../../lib/api.ts';
import { RowActs } from '../history/index.ts';
import type { ActKind, ActPage, Acts } from './api.ts';
import { isFiltered, type ActsSearch } from './contributions-search.ts';
import { useActDecisions } from './use-decisions.ts';

const historyKinds = { comments: 'comment', votes: 'vote', ratings: 'rating' } as const;

type ActsState<Kind extends ActKind> = Omit<TableState<Acts[Kind]>, 'data'> & {
  readonly data: ActPage<Kind> | undefined;
};

export interface ActsTableProps<Kind extends ActKind> {
  readonly kind: Kind;
  readonly state: ActsState<Kind>;
  /** Key of the list's query. */
  readonly address: QueryAddress;
  readonly columns: readonly Column<Acts[Kind]>[];
  /** An act in few words. */
  readonly nameOf: (act: Acts[Kind]) => string;
  /** What goes with a removal. */
  readonly consequence: (act: Acts[Kind]) => string;
}

/** Members' acts of a kind, one row each, with what can be decided about them. */
export function ActsTable<Kind extends ActKind>(props: ActsTableProps<Kind>) {
  const { kind, state, address, columns, nameOf, consequence } = props;
  const { t } = useTranslation();
  const mayDecide = useMayModerate();
  const [search] = useTableSearch<ActsSearch>();
  const { remove, restore, bulk } = useActDecisions(kind);
  const [removing, setRemoving] = useState<Acts[Kind] | 'selected' | null>(null);
  const { page: _page, sort: _sort, order: _order, cards: _cards, ...filters } = search;
  const selection = useSelection<Acts[Kind] & Identified>(state.data?.items, JSON.stringify(filters));
  const close = () => setRemoving(null);
  return (
    <>
      <RecordTable<Acts[Kind] & Identified>
        state={state}
        search={search}
        label={t(`admin.acts.${kind}.title`)}
        failed={t(`admin.acts.${kind}.failed`)}
        columns={columns}
        nameOf={nameOf}
        acts={(act) => (
          <RowActs
            record={{ kind: historyKinds[kind], id: act.id, name: nameOf(act) }}
            mayChange={mayDecide}
            {...(act.removedAt === null ? { onDelete: () => setRemoving(act) } : { onRestore: () => restore(act.id) })}
          />
        )}
        selection={mayDecide && search.show !== 'removed' ? selection : undefined}
        bulkActs={
          <Button variant="outlined" onClick={() => setRemoving('selected')}>
            {t('admin.common.delete')}
          </Button>
        }
        readAll={() => readAll<Acts[Kind] & Identified>(address).then(({ rows }) => rows)}
        empty={
          isFiltered(search)
            ? { title: t(`admin.acts.${kind}.none`), text: t('admin.acts.noneText') }
            : search.show === 'removed'
              ? { title: t('admin.acts.noneRemoved'), text: t('admin.acts.noneRemovedText') }
              : { title: t(`admin.acts.${kind}.noneYet`), text: t(`admin.acts.${kind}.noneYetText`) }
        }
      />
      {removing === 'selected' && (
        <BulkRemoval
          title={t('admin.acts.deleteSelected')}
          text={t('admin.acts.deleteSelectedText')}
          hint={t('admin.acts.reasonHint')}
          rows={selection.rows}
          nameOf={nameOf}
          onRest={selection.keep}
          onClose={close}
          {...bulk}
        />
      )}
      {removing !== null && removing !== 'selected' && (
        <DeleteDialog
          title={t('admin.acts.deleteTitle', { name: nameOf(removing) })}
          text={consequence(removing)}
          hint={t('admin.acts.reasonHint')}
          onDelete={(reason) => {
            remove(removing.id, reason);
            close();
          }}
          onCancel={close}
        />
      )}
    </>
  );
}

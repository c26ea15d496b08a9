import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BulkRemoval } from '../../admin-kit/bulk/bulk-removal.tsx';
import { DeleteDialog } from '../../admin-kit/form/deletion.tsx';
import { useMayModerate } from '../../admin-kit/session.ts';
import type { Column, Identified } from '../../admin-kit/table/column.ts';
import { RecordTable, type TableState } from '../../admin-kit/table/record-table.tsx';
import { useSelection } from '../../admin-kit/table/selection.tsx';
import { useTableSearch } from '../../admin-kit/table/table-search.ts';
import type { QueryAddress } from '../../lib/api.ts';
import { RecordActions } from '../history/index.ts';
import type { ContributionKind, ContributionPage, Contributions } from './api.ts';
import { isFiltered, type ContributionsSearch } from './contributions-search.ts';
import { useContributionActions } from './use-contribution-actions.ts';

const historyKinds = { comments: 'comment', votes: 'vote', ratings: 'rating' } as const;

type ContributionsState<Kind extends ContributionKind> = Omit<TableState<Contributions[Kind]>, 'data'> & {
  readonly data: ContributionPage<Kind> | undefined;
};

export interface ContributionsTableProps<Kind extends ContributionKind> {
  readonly kind: Kind;
  readonly state: ContributionsState<Kind>;
  readonly queryKey: QueryAddress;
  readonly columns: readonly Column<Contributions[Kind]>[];
  readonly nameOf: (contribution: Contributions[Kind]) => string;
  readonly deleteText: (contribution: Contributions[Kind]) => string;
}

export function ContributionsTable<Kind extends ContributionKind>(props: ContributionsTableProps<Kind>) {
  const { kind, state, queryKey, columns, nameOf, deleteText } = props;
  const { t } = useTranslation();
  const mayDecide = useMayModerate();
  const [search] = useTableSearch<ContributionsSearch>();
  const { remove, restore, bulk } = useContributionActions(kind);
  const [removing, setRemoving] = useState<Contributions[Kind] | 'selected' | null>(null);
  const { page: _page, sort: _sort, order: _order, cards: _cards, ...filters } = search;
  const selection = useSelection<Contributions[Kind] & Identified>(state.data?.items, JSON.stringify(filters));
  const close = () => setRemoving(null);
  return (
    <>
      <RecordTable<Contributions[Kind] & Identified>
        state={state}
        label={t(`admin.contributions.${kind}.title`)}
        failedTitle={t(`admin.contributions.${kind}.failed`)}
        columns={columns}
        nameOf={nameOf}
        actions={(contribution) => (
          <RecordActions
            record={{ kind: historyKinds[kind], id: contribution.id, name: nameOf(contribution) }}
            mayChange={mayDecide}
            {...(contribution.removedAt === null
              ? { onDelete: () => setRemoving(contribution) }
              : { onRestore: () => restore(contribution.id) })}
          />
        )}
        selection={mayDecide && search.show !== 'removed' ? selection : undefined}
        bulkActions={
          <Button variant="outlined" onClick={() => setRemoving('selected')}>
            {t('admin.common.delete')}
          </Button>
        }
        queryKey={queryKey}
        empty={
          isFiltered(search)
            ? { title: t(`admin.contributions.${kind}.none`), text: t('admin.contributions.noneText') }
            : search.show === 'removed'
              ? { title: t('admin.contributions.noneRemoved'), text: t('admin.contributions.noneRemovedText') }
              : { title: t(`admin.contributions.${kind}.noneYet`), text: t(`admin.contributions.${kind}.noneYetText`) }
        }
      />
      {removing === 'selected' && (
        <BulkRemoval
          title={t('admin.contributions.deleteSelected')}
          text={t('admin.contributions.deleteSelectedText')}
          hint={t('admin.contributions.reasonHint')}
          rows={selection.rows}
          nameOf={nameOf}
          onRemaining={selection.replaceWith}
          onClose={close}
          {...bulk}
        />
      )}
      {removing !== null && removing !== 'selected' && (
        <DeleteDialog
          title={t('admin.contributions.deleteTitle', { name: nameOf(removing) })}
          text={deleteText(removing)}
          hint={t('admin.contributions.reasonHint')}
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

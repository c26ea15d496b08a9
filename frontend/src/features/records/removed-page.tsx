import '../../i18n/admin.load.ts';
import { fileEntities } from '@henna/domain';
import Button from '@mui/material/Button';
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { styled } from '@mui/material/styles';
import { createLink, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BulkDialog } from '../../admin-kit/bulk/bulk-dialog.tsx';
import type { BulkProps } from '../../admin-kit/bulk/bulk-removal.tsx';
import { useRestore } from '../../admin-kit/form/deletion.tsx';
import { PageHead } from '../../admin-kit/page-parts.tsx';
import { useMayWrite } from '../../admin-kit/session.ts';
import { RecordTable } from '../../admin-kit/table/record-table.tsx';
import { useSelection } from '../../admin-kit/table/selection.tsx';
import { TableTools } from '../../admin-kit/table/table-tools.tsx';
import { useTableSearch } from '../../admin-kit/table/table-search.ts';
import { ViewDownload } from '../../admin-kit/table/view-download.tsx';
import { useTexts } from '../../admin-kit/use-texts.ts';
import { Pill, PillList } from '../../components/pill-links.ts';
import { RecordActions } from '../history/index.ts';
import { removeRecord, invalidateCatalogue, restoreRecord } from './api.ts';
import { recordName } from './record-texts.ts';
import { recordsKinds, type AdminRecord, type RecordsKind } from './record-kinds.ts';
import type { RemovedSearch } from './records-search.ts';
import { removedKey, removedCountQuery, removedQuery, useRemovedColumns } from './removed-columns.tsx';

interface BulkRestorationProps extends BulkProps<AdminRecord> {
  readonly kind: RecordsKind;
}

export function BulkRestoration({ kind, rows, onRemaining, onClose }: BulkRestorationProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  return (
    <BulkDialog
      title={t('admin.removed.restoreTitle', { count: rows.length })}
      confirm={t('admin.removed.restore')}
      rows={rows}
      nameOf={recordName}
      action={{
        run: (record, batch) => restoreRecord(kind, record, batch),
        undo: (_row, restored, batch) => removeRecord(kind, restored, undefined, batch),
        invalidate: () => invalidateCatalogue(client),
        doneText: (count) => t('admin.removed.restored', { count }),
      }}
      onRemaining={onRemaining}
      onClose={onClose}
    >
      <p>{t(`admin.removed.comesBack.${kind}`)}</p>
    </BulkDialog>
  );
}

const PillLink = createLink(Pill);

/** How many are removed of each kind, in the order of the kinds; undefined while that is not known. */
const useRemovedCounts = (batch: string | undefined): readonly (number | undefined)[] =>
  useQueries({
    queries: recordsKinds.map((kind) => removedCountQuery(kind, batch)),
    combine: (counts) => counts.map(({ data }) => data),
  });

interface KindPillsProps {
  readonly kind: RecordsKind;
  readonly batch: string | undefined;
  readonly counts: readonly (number | undefined)[];
}

function KindPills({ kind, batch, counts }: KindPillsProps) {
  const { t, number } = useTexts();
  return (
    <nav aria-label={t('admin.removed.kinds')}>
      <PillList sx={{ marginBlock: 0 }}>
        {recordsKinds.map((each, index) => {
          const count = counts[index];
          return (
            <li key={each}>
              <PillLink
                to="/admin/removed"
                search={{ kind: each === 'products' && !batch ? undefined : each, batch }}
                activeOptions={{ includeSearch: true, explicitUndefined: true }}
                aria-current={each === kind ? 'page' : undefined}
              >
                {t(`admin.shell.${each}`)}
                {count !== undefined && <span>{number(count)}</span>}
              </PillLink>
            </li>
          );
        })}
      </PillList>
    </nav>
  );
}

const Line = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  minHeight: 44,
  margin: 0,
  '& a': { color: theme.vars?.palette.primary.main },
}));

/** Says that only one batch is shown, and leads to all of it in the history, and to all that is removed. */
function BatchLine({ batch, kind }: { readonly batch: string; readonly kind: RecordsKind }) {
  const { t } = useTranslation();
  return (
    <Line role="status">
      {t('admin.removed.ofBatch')}
      <Link to="/admin/history" search={{ batch }}>
        {t('admin.removed.batchInHistory')}
      </Link>
      <Link to="/admin/removed" search={{ kind }}>
        {t('admin.removed.all')}
      </Link>
    </Line>
  );
}

export function RemovedPage() {
  const { t } = useTranslation();
  const [search] = useTableSearch<RemovedSearch>();
  const { q, batch } = search;
  const counts = useRemovedCounts(batch);
  const chosen = recordsKinds.find((each) => each === search.kind);
  // What a batch removed is shown at once, whatever it is.
  const kind = chosen ?? (batch ? recordsKinds.find((_, index) => counts[index]) : undefined) ?? 'products';
  const address = removedKey(kind, search);
  const list = useQuery({
    ...removedQuery(kind, search),
    // Rows of another kind must not be shown: they would be restored as the wrong kind.
    placeholderData: (previous, query) => (query?.queryKey[0] === address[0] ? previous : undefined),
  });
  const client = useQueryClient();
  const mayWrite = useMayWrite();
  const columns = useRemovedColumns(kind, list.data?.items);
  const selection = useSelection(list.data?.items, `${kind} ${q ?? ''} ${batch ?? ''}`);
  const restore = useRestore(
    (record: AdminRecord) => restoreRecord(kind, record),
    () => invalidateCatalogue(client),
  );
  const [isRestoringSelected, setRestoringSelected] = useState(false);
  return (
    <>
      <PageHead title={t('admin.shell.removed')} text={t(`admin.removed.comesBack.${kind}`)} />
      <KindPills {...{ kind, batch, counts }} />
      {batch && <BatchLine batch={batch} kind={kind} />}
      <TableTools placeholder={t('admin.removed.searchPlaceholder')}>
        <ViewDownload name={`removed-${kind}`} columns={columns} queryKey={address} />
      </TableTools>
      <RecordTable
        state={list}
        label={t(`admin.removed.table.${kind}`)}
        failedTitle={t('admin.removed.failed')}
        columns={columns.filter(({ head }) => head)}
        nameOf={recordName}
        actions={(record) => (
          <RecordActions
            record={{ kind: fileEntities[kind], id: record.id, name: recordName(record) }}
            mayChange={mayWrite}
            onRestore={() => restore.mutate(record)}
          />
        )}
        selection={mayWrite ? selection : undefined}
        bulkActions={
          <Button variant="outlined" onClick={() => setRestoringSelected(true)}>
            {t('admin.removed.restore')}
          </Button>
        }
        queryKey={address}
        empty={
          q || batch
            ? {
                title: t('admin.removed.noneFound'),
                text: t(q ? 'admin.removed.noneFoundText' : 'admin.removed.noneOfBatch'),
              }
            : { title: t('admin.removed.none'), text: t('admin.removed.noneText') }
        }
      />
      {isRestoringSelected && (
        <BulkRestoration
          kind={kind}
          rows={selection.rows}
          onRemaining={selection.replaceWith}
          onClose={() => setRestoringSelected(false)}
        />
      )}
    </>
  );
}

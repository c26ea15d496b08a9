import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { QueryAddress } from '../../../lib/api.ts';
import { restoreRecord, type RemovedRecord } from '../api/removed.ts';
import { renewCatalogue } from '../api/renew.ts';
import { PageHead } from '../components/page-head.tsx';
import { useRestore } from '../form/use-restore.ts';
import type { RemovedSearch } from '../removed-search.ts';
import { BulkRestoration } from '../removed/bulk-restoration.tsx';
import { KindPills } from '../removed/kind-pills.tsx';
import { historyKinds, nameOfRecord } from '../removed/removed-kinds.ts';
import { useRemovedColumns } from '../removed/use-removed-columns.tsx';
import { useMayWrite } from '../session/use-admin-session.ts';
import type { TableState } from '../table/list-states.tsx';
import { readAll } from '../table/read-all.ts';
import { RecordTable } from '../table/record-table.tsx';
import { RowActs } from '../table/row-acts.tsx';
import { TableTools } from '../table/table-tools.tsx';
import { useSelection } from '../table/use-selection.ts';
import { ViewDownload } from '../table/view-download.tsx';

interface RemovedPageViewProps {
  readonly search: RemovedSearch;
  readonly onSearchChange: (change: RemovedSearch) => void;
  readonly list: TableState<RemovedRecord>;
  /** Key of the list's query. */
  readonly address: QueryAddress;
}

export function RemovedPageView({ search, onSearchChange, list, address }: RemovedPageViewProps) {
  const { t } = useTranslation();
  const { kind = 'products', q } = search;
  const client = useQueryClient();
  const mayWrite = useMayWrite();
  const columns = useRemovedColumns(kind);
  const selection = useSelection(list.data?.items, `${kind} ${q ?? ''}`);
  const restore = useRestore(
    ({ id }: RemovedRecord) => restoreRecord(kind, id),
    () => renewCatalogue(client),
  );
  const [many, setMany] = useState(false);
  return (
    <>
      <PageHead title={t('admin.removed.title')} text={t(`admin.removed.comesBack.${kind}`)} />
      <KindPills />
      <TableTools
        placeholder={t('admin.removed.searchPlaceholder')}
        q={q}
        onSearch={(words) => onSearchChange({ q: words })}
      >
        <ViewDownload name={`removed-${kind}`} columns={columns} address={address} />
      </TableTools>
      <RecordTable
        state={list}
        search={search}
        label={t(`admin.removed.table.${kind}`)}
        failed={t('admin.removed.failed')}
        columns={columns.filter(({ head }) => head)}
        nameOf={nameOfRecord}
        acts={(record) => (
          <RowActs
            record={{ kind: historyKinds[kind], id: record.id, name: nameOfRecord(record) }}
            onRestore={() => restore.mutate(record)}
          />
        )}
        selection={mayWrite ? selection : undefined}
        bulkActs={
          <Button variant="outlined" onClick={() => setMany(true)}>
            {t('admin.removed.restore')}
          </Button>
        }
        readAll={() => readAll<RemovedRecord>(address).then(({ rows }) => rows)}
        empty={
          q
            ? { title: t('admin.removed.noneFound'), text: t('admin.removed.noneFoundText') }
            : { title: t('admin.removed.none'), text: t('admin.removed.noneText') }
        }
      />
      {many && (
        <BulkRestoration kind={kind} rows={selection.rows} onRest={selection.keep} onClose={() => setMany(false)} />
      )}
    </>
  );
}

import '../../../i18n/admin.load.ts';
import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { historyKinds, restoreRecord, type AdminRecord } from '../api/records.ts';
import { removedAddress, removedQuery } from '../api/removed.ts';
import { renewCatalogue } from '../api/renew.ts';
import { PageHead } from '../components/page-head.tsx';
import { useRestore } from '../form/use-restore.ts';
import { nameOfRecord } from '../records/name-of-record.ts';
import type { RemovedSearch } from '../removed-search.ts';
import { BulkRestoration } from '../removed/bulk-restoration.tsx';
import { KindPills } from '../removed/kind-pills.tsx';
import { useRemovedColumns } from '../removed/use-removed-columns.tsx';
import { useMayWrite } from '../session/use-admin-session.ts';
import { readAll } from '../table/read-all.ts';
import { RecordTable } from '../table/record-table.tsx';
import { RowActs } from '../table/row-acts.tsx';
import { TableTools } from '../table/table-tools.tsx';
import { useSelection } from '../table/use-selection.ts';
import { useTableSearch } from '../table/use-table-search.ts';
import { ViewDownload } from '../table/view-download.tsx';

export function RemovedPage() {
  const { t } = useTranslation();
  const [search] = useTableSearch<RemovedSearch>();
  const { kind = 'products', q } = search;
  const address = removedAddress(search);
  const list = useQuery({
    ...removedQuery(search),
    // What another kind showed would be restored as what it is not.
    placeholderData: (previous, query) => (query?.queryKey[0] === address[0] ? previous : undefined),
  });
  const client = useQueryClient();
  const mayWrite = useMayWrite();
  const columns = useRemovedColumns(kind);
  const selection = useSelection(list.data?.items, `${kind} ${q ?? ''}`);
  const restore = useRestore(
    (record: AdminRecord) => restoreRecord(kind, record),
    () => renewCatalogue(client),
  );
  const [many, setMany] = useState(false);
  return (
    <>
      <PageHead title={t('admin.removed.title')} text={t(`admin.removed.comesBack.${kind}`)} />
      <KindPills />
      <TableTools placeholder={t('admin.removed.searchPlaceholder')}>
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
            mayChange={mayWrite}
            onRestore={() => restore.mutate(record)}
          />
        )}
        selection={mayWrite ? selection : undefined}
        bulkActs={
          <Button variant="outlined" onClick={() => setMany(true)}>
            {t('admin.removed.restore')}
          </Button>
        }
        readAll={() => readAll<AdminRecord>(address).then(({ rows }) => rows)}
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

import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { removeRecord, restoreRecord, type AdminRecord } from '../api/records.ts';
import { renewCatalogue } from '../api/renew.ts';
import { BulkDialog } from '../bulk/bulk-dialog.tsx';
import type { BulkProps } from '../bulk/bulk-removal.tsx';
import { nameOfRecord } from '../records/name-of-record.ts';
import type { RemovedKind } from '../removed-search.ts';

interface BulkRestorationProps extends BulkProps<AdminRecord> {
  readonly kind: RemovedKind;
}

/** Brings many records back. */
export function BulkRestoration({ kind, rows, onRest, onClose }: BulkRestorationProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  return (
    <BulkDialog
      title={t('admin.removed.restoreTitle', { count: rows.length })}
      confirm={t('admin.removed.restore')}
      rows={rows}
      nameOf={nameOfRecord}
      act={{
        run: (record, batch) => restoreRecord(kind, record, batch),
        undo: (_row, restored, batch) => removeRecord(kind, restored, undefined, batch),
        renew: () => renewCatalogue(client),
        done: (count) => t('admin.removed.restored', { count }),
      }}
      onRest={onRest}
      onClose={onClose}
    >
      <p>{t(`admin.removed.comesBack.${kind}`)}</p>
    </BulkDialog>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { removeRecord, restoreRecord, type RemovedRecord } from '../api/removed.ts';
import { renewCatalogue } from '../api/renew.ts';
import { BulkDialog } from '../bulk/bulk-dialog.tsx';
import type { RemovedKind } from '../removed-search.ts';
import { nameOfRecord } from './removed-kinds.ts';

interface BulkRestorationProps {
  readonly kind: RemovedKind;
  readonly rows: readonly RemovedRecord[];
  readonly onRest: (rest: readonly RemovedRecord[]) => void;
  readonly onClose: () => void;
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
        run: ({ id }, batch) => restoreRecord(kind, id, batch),
        undo: (_row, restored, batch) => removeRecord(kind, restored, batch),
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

import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { BulkRemoval, type BulkProps } from '../../admin-kit/bulk/bulk-removal.tsx';
import { DeleteDialog, useDelete } from '../../admin-kit/form/deletion.tsx';
import { removeRecord, invalidateCatalogue, restoreRecord, type RecordRef } from './api.ts';
import type { Records, RecordsKind } from './record-kinds.ts';
import { recordName, useFailureTexts } from './record-texts.ts';

interface RecordDeletionProps {
  readonly kind: RecordsKind;
  readonly record: RecordRef;
  readonly name: string;
  readonly text: string;
  readonly onClose: () => void;
}

export function RecordDeletion({ kind, record, name, text, onClose }: RecordDeletionProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const failure = useFailureTexts(kind);
  const deletion = useDelete<RecordRef>({
    remove: (item, reason) => removeRecord(kind, item, reason),
    restore: (item) => restoreRecord(kind, item),
    invalidate: () => invalidateCatalogue(client),
    deletedText: t(`admin.${kind}.deleted`),
    failureToast: (message) => failure('delete', message),
  });
  return (
    <DeleteDialog
      title={t('admin.common.deleteTitle', { name })}
      text={text}
      onDelete={(reason) => {
        deletion.mutate({ item: record, reason });
        onClose();
      }}
      onCancel={onClose}
    />
  );
}

interface RecordsRemovalProps<Kind extends 'brands' | 'products'> extends BulkProps<Records[Kind]> {
  readonly kind: Kind;
  readonly title: string;
  readonly text: string;
}

export function RecordsRemoval<Kind extends 'brands' | 'products'>({ kind, ...props }: RecordsRemovalProps<Kind>) {
  const { t } = useTranslation();
  const textKey: 'brands' | 'products' = kind;
  const client = useQueryClient();
  return (
    <BulkRemoval<Records[Kind]>
      {...props}
      nameOf={recordName}
      remove={(record, reason, batch) => removeRecord(kind, record, reason, batch)}
      restore={(record, batch) => restoreRecord(kind, record, batch)}
      invalidate={() => invalidateCatalogue(client)}
      doneText={(count) => t(`admin.${textKey}.bulk.deleted`, { count })}
    />
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { BulkRemoval, type BulkProps } from '../../admin-kit/bulk/bulk-removal.tsx';
import { DeleteDialog, useDelete } from '../../admin-kit/form/deletion.tsx';
import { removeRecord, renewCatalogue, restoreRecord, type Known, type Records, type RecordsKind } from './api.ts';
import { nameOfRecord, useFailureWords } from './record-words.ts';

interface RecordDeletionProps {
  readonly kind: RecordsKind;
  readonly record: Known;
  /** Of the record, as people read it. */
  readonly name: string;
  /** What goes with it. */
  readonly text: string;
  readonly onClose: () => void;
}

/** Asks before a record is deleted. */
export function RecordDeletion({ kind, record, name, text, onClose }: RecordDeletionProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const failure = useFailureWords(kind);
  const deletion = useDelete<Known>({
    remove: (item, reason) => removeRecord(kind, item, reason),
    restore: (item) => restoreRecord(kind, item),
    renew: () => renewCatalogue(client),
    deleted: t(`admin.${kind}.deleted`),
    failed: (message) => failure('delete', message),
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
  /** What goes with them. */
  readonly text: string;
}

/** Asks before many records of a kind are deleted. */
export function RecordsRemoval<Kind extends 'brands' | 'products'>({ kind, ...props }: RecordsRemovalProps<Kind>) {
  const { t } = useTranslation();
  const words: 'brands' | 'products' = kind;
  const client = useQueryClient();
  return (
    <BulkRemoval<Records[Kind]>
      {...props}
      nameOf={nameOfRecord}
      remove={(record, reason, batch) => removeRecord(kind, record, reason, batch)}
      restore={(record, batch) => restoreRecord(kind, record, batch)}
      renew={() => renewCatalogue(client)}
      done={(count) => t(`admin.${words}.bulk.deleted`, { count })}
    />
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { removeRecord, restoreRecord, type Known, type RecordsKind } from '../api/records.ts';
import { renewCatalogue } from '../api/renew.ts';
import { DeleteDialog } from '../form/delete-dialog.tsx';
import { useDelete } from '../form/use-delete.ts';
import { useFailureWords } from './use-failure-words.ts';

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
      title={t(`admin.${kind}.deleteTitle`, { name })}
      text={text}
      onDelete={(reason) => {
        deletion.mutate({ item: record, reason });
        onClose();
      }}
      onCancel={onClose}
    />
  );
}

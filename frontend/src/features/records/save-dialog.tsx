import { useTranslation } from 'react-i18next';
import { RecordDialog, type RecordDialogProps } from '../../admin-kit/form/record-dialog.tsx';
import type { Records, RecordsKind } from './record-kinds.ts';
import { useSaving, type SavingOptions } from './use-saving.ts';

export interface FormProps<Kind extends RecordsKind> {
  /** null: a new record. */
  readonly record: Records[Kind] | null;
  readonly onClose: () => void;
}

type Shared = 'title' | 'save' | 'onSaved' | 'failureText';

interface SaveDialogProps<Kind extends RecordsKind, Body extends object>
  extends Omit<RecordDialogProps<Records[Kind], Body>, Shared | 'record'>, Omit<SavingOptions<Kind, Body>, 'onSaved'> {
  /** What follows when a new record is saved; by default the dialog closes. It is being saved until this settles. */
  readonly onCreated?: (record: Records[Kind]) => Promise<void>;
}

export function SaveDialog<Kind extends RecordsKind, Body extends object>(props: SaveDialogProps<Kind, Body>) {
  const { kind, changeOf, creationFailure, onCreated, ...dialog } = props;
  const { record, onClose } = dialog;
  const { t } = useTranslation();
  const textKey: RecordsKind = kind;
  const saving = useSaving<Kind, Body>({
    kind,
    record,
    changeOf,
    creationFailure,
    onSaved: (saved) => (!record && onCreated ? onCreated(saved) : onClose()),
  });
  return (
    <RecordDialog
      {...dialog}
      {...saving}
      title={record ? t(`admin.${textKey}.editTitle`) : t(`admin.${textKey}.addTitle`)}
    />
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { RecordDialog, type RecordDialogProps } from '../../admin-kit/form/record-dialog.tsx';
import { useToasts } from '../../admin-kit/use-texts.ts';
import { addRecord, changeRecord, invalidateCatalogue } from './api.ts';
import type { Changes, Records, RecordsKind } from './record-kinds.ts';
import { useFailureText } from './record-texts.ts';

export interface FormProps<Kind extends RecordsKind> {
  /** null: a new record. */
  readonly record: Records[Kind] | null;
  readonly onCreated: (record: Records[Kind]) => void;
  readonly onClose: () => void;
}

type Shared = 'title' | 'save' | 'onSaved' | 'failureText';

interface SaveDialogProps<Kind extends RecordsKind, Body extends object> extends Omit<
  RecordDialogProps<Records[Kind], Body>,
  Shared
> {
  readonly kind: Kind;
  /** Turns the changed parts into a request; by default they are the request. */
  readonly changeOf?: (body: Partial<Body>) => Partial<Changes[Kind]>;
  /** Why a record could not be added, where the service's text is not enough. */
  readonly creationFailure?: (error: Error) => string;
  /** Called for a new record; by default the dialog closes. */
  readonly onCreated?: (record: Records[Kind]) => void;
}

export function SaveDialog<Kind extends RecordsKind, Body extends object>(props: SaveDialogProps<Kind, Body>) {
  const { kind, changeOf = (body) => body as Partial<Changes[Kind]>, creationFailure, onCreated, ...dialog } = props;
  const { record, onClose } = dialog;
  const { t } = useTranslation();
  const textKey: RecordsKind = kind;
  const { refusalText, showSuccess } = useToasts();
  const client = useQueryClient();
  const failureText = useFailureText(kind);
  return (
    <RecordDialog
      {...dialog}
      title={record ? t(`admin.${textKey}.editTitle`) : t(`admin.${textKey}.addTitle`)}
      save={(body, revision) =>
        record && revision !== null
          ? changeRecord(kind, { id: record.id, revision }, changeOf(body))
          : addRecord(kind, changeOf(body))
      }
      onSaved={(saved) => {
        showSuccess(record ? t(`admin.${textKey}.updated`) : t(`admin.${textKey}.created`));
        void invalidateCatalogue(client);
        if (!record && onCreated) onCreated(saved);
        else onClose();
      }}
      failureText={(error) =>
        creationFailure && !record
          ? creationFailure(error)
          : failureText(record ? 'update' : 'create', refusalText(error))
      }
    />
  );
}

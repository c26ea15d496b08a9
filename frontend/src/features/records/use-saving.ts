import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { RecordFormOptions } from '../../admin-kit/form/use-record-form.ts';
import { useToasts } from '../../admin-kit/use-texts.ts';
import { addRecord, changeRecord, invalidateCatalogue } from './api.ts';
import type { Changes, Records, RecordsKind } from './record-kinds.ts';
import { useFailureText } from './record-texts.ts';

export interface SavingOptions<Kind extends RecordsKind, Body extends object> {
  readonly kind: Kind;
  /** null: a new record. */
  readonly record: Records[Kind] | null;
  /** Turns the changed parts into a request; by default they are the request. */
  readonly changeOf?: (body: Partial<Body>) => Partial<Changes[Kind]>;
  /** Why a record could not be added, where the service's text is not enough. */
  readonly creationFailure?: (error: Error) => string;
  readonly onSaved?: RecordFormOptions<Records[Kind], Body>['onSaved'];
}

/** How a form adds or changes a record, and says so. */
export function useSaving<Kind extends RecordsKind, Body extends object>(
  options: SavingOptions<Kind, Body>,
): Pick<RecordFormOptions<Records[Kind], Body>, 'save' | 'onSaved' | 'failureText'> {
  const { kind, record, changeOf = (body) => body as Partial<Changes[Kind]>, creationFailure, onSaved } = options;
  const { t } = useTranslation();
  const textKey: RecordsKind = kind;
  const { refusalText, showSuccess } = useToasts();
  const client = useQueryClient();
  const failureText = useFailureText(kind);
  return {
    save: (body, revision) =>
      record && revision !== null
        ? changeRecord(kind, { id: record.id, revision }, changeOf(body))
        : addRecord(kind, changeOf(body)),
    onSaved: (saved) => {
      showSuccess(record ? t(`admin.${textKey}.updated`) : t(`admin.${textKey}.created`));
      void invalidateCatalogue(client);
      return onSaved?.(saved);
    },
    failureText: (error) =>
      creationFailure && !record
        ? creationFailure(error)
        : failureText(record ? 'update' : 'create', refusalText(error)),
  };
}

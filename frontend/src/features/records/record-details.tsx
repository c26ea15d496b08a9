import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FieldList } from '../../admin-kit/form/field-list.tsx';
import { RecordForm } from '../../admin-kit/form/record-form.tsx';
import type { RecordFormOptions } from '../../admin-kit/form/use-record-form.ts';
import { useMayWrite } from '../../admin-kit/session.ts';
import { recordQuery } from './api.ts';
import type { OneRecord, PageKind, Records } from './record-kinds.ts';
import { useSaving, type SavingOptions } from './use-saving.ts';

interface RecordDetailsProps<Kind extends PageKind, Body extends object>
  extends
    Pick<RecordFormOptions<Records[Kind], Body>, 'valuesOf' | 'fieldsOf' | 'bodyOf'>,
    Pick<SavingOptions<Kind, Body>, 'kind' | 'changeOf'> {
  readonly record: OneRecord[Kind];
}

/** The fields of a record in its page, as a form for those who may change them. */
export function RecordDetails<Kind extends PageKind, Body extends object>(props: RecordDetailsProps<Kind, Body>) {
  const { kind, record, changeOf, valuesOf, fieldsOf, bodyOf } = props;
  const { t } = useTranslation();
  const textKey: PageKind = kind;
  const client = useQueryClient();
  const mayWrite = useMayWrite();
  // What the page reads of a record is more than what a form needs.
  const current = record as Records[Kind] & OneRecord[Kind];
  const saving = useSaving<Kind, Body>({
    kind,
    record: current,
    changeOf,
    onSaved: (saved) => client.setQueryData(recordQuery(kind, record.id).queryKey, { ...record, ...saved }),
  });
  if (!mayWrite || record.removed) {
    const values = valuesOf(current);
    return <FieldList fields={fieldsOf(values)} values={values} />;
  }
  return (
    <RecordForm
      label={t(`admin.${textKey}.editTitle`)}
      record={current}
      {...{ valuesOf, fieldsOf, bodyOf }}
      {...saving}
    />
  );
}

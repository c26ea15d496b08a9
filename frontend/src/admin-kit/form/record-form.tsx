import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useBlocker } from '@tanstack/react-router';
import type { SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { FormBody } from './form-body.tsx';
import { useRecordForm, type RecordFormOptions, type Revised } from './use-record-form.ts';

const Form = styled('form')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20 });
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });

interface RecordFormProps<Saved extends Revised, Body extends object> extends RecordFormOptions<Saved, Body> {
  readonly label: string;
}

/** Changes a record in its page, and stays open. Asks before the page is left with what is not saved. */
export function RecordForm<Saved extends Revised, Body extends object>(props: RecordFormProps<Saved, Body>) {
  const { label, ...options } = props;
  const { t } = useTranslation();
  const state = useRecordForm({ ...options, stays: true });
  const { isDirty, pending, submit, discard } = state;
  const onSubmit = (event: SyntheticEvent) => (isDirty ? submit(event) : event.preventDefault());
  return (
    <Form noValidate aria-label={label} onSubmit={onSubmit}>
      <FormBody state={state} />
      <Actions>
        <Button type="submit" variant="contained" disabled={pending}>
          {pending ? t('admin.common.saving') : t('admin.common.save')}
        </Button>
        {isDirty && (
          <Button variant="outlined" onClick={discard}>
            {t('admin.common.discardAll')}
          </Button>
        )}
      </Actions>
      <LeaveQuestion isDirty={isDirty} />
    </Form>
  );
}

/** Whether an address shows the same form: another page of a table below it does not leave it. */
const isSamePlace = (one: Place, other: Place) =>
  one.pathname === other.pathname && one.search.tab === other.search.tab;
interface Place {
  readonly pathname: string;
  readonly search: { readonly tab?: unknown };
}

function LeaveQuestion({ isDirty }: { readonly isDirty: boolean }) {
  const { t } = useTranslation();
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => isDirty && !isSamePlace(current as Place, next as Place),
    enableBeforeUnload: isDirty,
    withResolver: true,
  });
  if (status !== 'blocked') return null;
  return (
    <ConfirmDialog
      title={t('admin.common.discard')}
      confirm={t('admin.common.discardConfirm')}
      onConfirm={proceed}
      onCancel={reset}
    >
      {t('admin.common.discardText')}
    </ConfirmDialog>
  );
}

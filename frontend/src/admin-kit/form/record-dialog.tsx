import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { Dialog } from '../../components/dialog.tsx';
import type { FormValues } from './field-spec.ts';
import { FormBody } from './form-body.tsx';
import { useRecordForm, type RecordFormOptions, type Revised } from './use-record-form.ts';

const Form = styled('form')({ display: 'grid', gap: 20, marginBlockStart: 20 });
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 12 });

export interface RecordDialogProps<Saved extends Revised, Body extends object> extends RecordFormOptions<Saved, Body> {
  readonly title: string;
  readonly children?: ReactNode;
  readonly preview?: (values: FormValues) => ReactNode;
  /** Whether something besides the fields would be lost. */
  readonly hasMoreChanges?: boolean;
  readonly onClose: () => void;
}

/** Adds or changes a record. Asks before entered text is discarded. */
export function RecordDialog<Saved extends Revised, Body extends object>({
  title,
  children,
  preview,
  hasMoreChanges = false,
  onClose,
  ...options
}: RecordDialogProps<Saved, Body>) {
  const { t } = useTranslation();
  const id = useId();
  const state = useRecordForm(options);
  const { isDirty, pending, submit } = state;
  const [isAskingToDiscard, setAskingToDiscard] = useState(false);
  const close = () => ((isDirty || hasMoreChanges) && !pending ? setAskingToDiscard(true) : onClose());
  return (
    <Dialog labelledBy={id} wide onClose={close}>
      <Typography variant="h3" component="h2" id={id}>
        {title}
      </Typography>
      {children}
      <Form noValidate onSubmit={submit}>
        <FormBody state={state}>{preview?.(state.form.values)}</FormBody>
        <Actions>
          <Button variant="outlined" onClick={close}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={pending}>
            {pending ? t('admin.common.saving') : t('admin.common.save')}
          </Button>
        </Actions>
      </Form>
      {isAskingToDiscard && (
        <ConfirmDialog
          title={t('admin.common.discard')}
          confirm={t('admin.common.discardConfirm')}
          onConfirm={onClose}
          onCancel={() => setAskingToDiscard(false)}
        >
          {t('admin.common.discardText')}
        </ConfirmDialog>
      )}
    </Dialog>
  );
}

import { limits } from '@henna/contracts';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { Field } from '../../accounts/components/field.tsx';

interface DeleteDialogProps {
  readonly title: string;
  /** What goes with it. */
  readonly text: string;
  /** What becomes of the reason; where it is not said, that it is kept. */
  readonly hint?: string;
  /** The word on the button. */
  readonly confirm?: string;
  /** @param reason as it was typed, maybe empty. */
  readonly onDelete: (reason: string) => void;
  readonly onCancel: () => void;
}

/** Asks before a deletion, and for its reason. */
export function DeleteDialog({ title, text, hint, confirm, onDelete, onCancel }: DeleteDialogProps) {
  const { t } = useTranslation();
  const reason = useRef<HTMLInputElement>(null);
  return (
    <ConfirmDialog
      title={title}
      confirm={confirm ?? t('admin.common.delete')}
      onConfirm={() => onDelete(reason.current?.value.trim() ?? '')}
      onCancel={onCancel}
    >
      <p>{text}</p>
      <Field
        label={t('admin.common.reason')}
        hint={hint ?? t('admin.common.reasonHint')}
        inputRef={reason}
        inputProps={{ dir: 'auto', maxLength: limits.reason }}
      />
    </ConfirmDialog>
  );
}

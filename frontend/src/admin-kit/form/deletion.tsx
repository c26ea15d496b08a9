import { limits } from '@henna/domain';
import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import { useMutation } from '@tanstack/react-query';
import { useRef, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { showToast } from '../../components/toast/toasts.ts';
import { Field } from '../../components/field.tsx';
import { isChangedSince } from '../request.ts';
import { useToasts } from '../use-texts.ts';

export function useRestore<Item>(restore: (item: Item) => Promise<unknown>, invalidate: () => Promise<unknown>) {
  const { t } = useTranslation();
  const { failureToast } = useToasts();
  return useMutation({
    mutationFn: (item: Item) => restore(item),
    onSuccess: async () => {
      await invalidate();
      showToast({ title: t('admin.common.restored'), tone: 'success' });
    },
    onError: failureToast(t('admin.common.restoreFailed')),
  });
}

export interface Deletion<Item> {
  readonly item: Item;
  readonly reason: string;
}

interface DeleteOptions<Item> {
  readonly remove: (item: Item, reason: string) => Promise<unknown>;
  readonly restore: (item: Item) => Promise<unknown>;
  readonly invalidate: () => Promise<unknown>;
  readonly deletedText: string;
  readonly failureToast: (message: string) => { readonly title: string; readonly description?: string };
}

/** Deletes a record, and offers to undo it. */
export function useDelete<Item>({ remove, restore, invalidate, deletedText, failureToast }: DeleteOptions<Item>) {
  const { t } = useTranslation();
  const { refusalText, showSuccess } = useToasts();
  const undo = useRestore(restore, invalidate);
  return useMutation({
    mutationFn: ({ item, reason }: Deletion<Item>) => remove(item, reason),
    onSuccess: async (_answer, { item }) => {
      showSuccess(deletedText, () => undo.mutate(item));
      await invalidate();
    },
    onError: async (error) => {
      const message = isChangedSince(error) ? t('admin.changed.deleteText') : refusalText(error);
      showToast({ ...failureToast(message), tone: 'error' });
      if (isChangedSince(error)) await invalidate();
    },
  });
}

export function ReasonField(props: Pick<ComponentProps<typeof Field>, 'hint' | 'inputRef' | 'onChange' | 'onKeyDown'>) {
  const { t } = useTranslation();
  return <Field label={t('admin.common.reason')} inputProps={{ dir: 'auto', maxLength: limits.reason }} {...props} />;
}

const Reasons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

interface DeleteDialogProps {
  readonly title: string;
  readonly text: string;
  /** What happens to the reason; by default, that the history keeps it. */
  readonly hint?: string;
  readonly confirm?: string;
  /** The usual ones, to be chosen and changed. */
  readonly reasons?: readonly string[] | undefined;
  /** @param reason trimmed; may be empty */
  readonly onDelete: (reason: string) => void;
  readonly onCancel: () => void;
}

export function DeleteDialog({ title, text, hint, confirm, reasons = [], onDelete, onCancel }: DeleteDialogProps) {
  const { t } = useTranslation();
  const reason = useRef<HTMLInputElement>(null);
  const choose = (usual: string) => {
    if (!reason.current) return;
    reason.current.value = usual;
    reason.current.focus();
  };
  const confirmDeletion = () => onDelete(reason.current?.value.trim() ?? '');
  return (
    <ConfirmDialog
      title={title}
      confirm={confirm ?? t('admin.common.delete')}
      onConfirm={confirmDeletion}
      onCancel={onCancel}
    >
      <p>{text}</p>
      {reasons.length > 0 && (
        <Reasons role="group" aria-label={t('admin.common.usualReasons')}>
          {reasons.map((usual) => (
            <Chip key={usual} label={usual} variant="outlined" onClick={() => choose(usual)} />
          ))}
        </Reasons>
      )}
      <ReasonField
        hint={hint ?? t('admin.common.reasonHint')}
        inputRef={reason}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          confirmDeletion();
        }}
      />
    </ConfirmDialog>
  );
}

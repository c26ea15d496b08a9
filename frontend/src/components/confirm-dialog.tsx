import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog, DialogActions } from './dialog.tsx';

const Content = styled('div')({ display: 'grid', gap: 12, marginBlockEnd: 24 });
const Message = styled('div')({ display: 'grid', gap: 12, '& p': { margin: 0 } });

interface ConfirmDialogProps {
  readonly title: string;
  /** Names what is destroyed, and what else is destroyed with it. */
  readonly children: ReactNode;
  readonly confirm: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks for confirmation before something is destroyed. Cancel has the focus. */
export function ConfirmDialog({ title, children, confirm, onConfirm, onCancel }: ConfirmDialogProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Dialog role="alertdialog" labelledBy={`${id}title`} describedBy={`${id}words`} onClose={onCancel}>
      <Content>
        <Typography variant="h3" component="h2" id={`${id}title`}>
          {title}
        </Typography>
        <Message id={`${id}words`}>{children}</Message>
      </Content>
      <DialogActions>
        <Button data-first-focus variant="outlined" onClick={onCancel}>
          {t('common.cancel')}
        </Button>
        <Button variant="contained" color="error" onClick={onConfirm}>
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

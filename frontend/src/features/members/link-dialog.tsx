import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useId, useState, type SyntheticEvent } from 'react';
import { useTexts, useToasts } from '../../admin-kit/use-texts.ts';
import { Dialog, DialogActions } from '../../components/dialog.tsx';
import { Field } from '../../components/field.tsx';
import { showToast } from '../../components/toast/toasts.ts';
import { makeEmailLink, makeResetLink, type Member } from './api.ts';

interface LinkDialogProps {
  readonly member: Member;
  readonly kind: 'resetLink' | 'emailLink';
  readonly onClose: () => void;
}

/** Makes a link for an administrator to hand to the member. It is shown here only. */
export function LinkDialog({ member, kind, onClose }: LinkDialogProps) {
  const { t, moment } = useTexts();
  const { refusalText } = useToasts();
  const id = useId();
  const [email, setEmail] = useState('');
  const make = useMutation({
    mutationFn: () => (kind === 'resetLink' ? makeResetLink(member.id) : makeEmailLink(member.id, email.trim())),
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!make.isPending) make.mutate();
  };
  const copy = async (url: string) => {
    await navigator.clipboard.writeText(url);
    showToast({ title: t('admin.members.copied'), tone: 'success' });
  };
  const link = make.data;
  return (
    <Dialog labelledBy={`${id}title`} onClose={onClose}>
      <form onSubmit={submit} style={{ display: 'grid', gap: 16 }}>
        <Typography variant="h3" component="h2" id={`${id}title`}>
          {t(`admin.members.${kind}`)}
        </Typography>
        {link ? (
          <>
            <Typography variant="body2">{t('admin.members.linkText', { when: moment(link.expiresAt) })}</Typography>
            <Field label={t('admin.members.link')} value={link.url} readOnly inputProps={{ dir: 'ltr' }} />
          </>
        ) : (
          kind === 'emailLink' && (
            <Field
              label={t('admin.members.newEmail')}
              hint={t('admin.members.emailLinkText')}
              value={email}
              inputProps={{ dir: 'ltr', type: 'email', required: true }}
              onChange={({ target }) => setEmail(target.value)}
            />
          )
        )}
        {make.error && (
          <Typography role="alert" variant="body2" color="error">
            {refusalText(make.error)}
          </Typography>
        )}
        <DialogActions>
          <Button variant="outlined" onClick={onClose}>
            {t('admin.members.close')}
          </Button>
          {link ? (
            <Button variant="contained" onClick={() => void copy(link.url)}>
              {t('admin.members.copy')}
            </Button>
          ) : (
            <Button variant="contained" type="submit">
              {t('admin.members.createLink')}
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
}

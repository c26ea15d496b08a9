import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog, DialogActions } from '../../../components/dialog.tsx';
import { TextLink } from '../../../components/text-link.ts';
import { ApiError } from '../../../lib/api.ts';
import { signInUrl } from '../../session/index.ts';
import { eraseAccount } from '../api.ts';
import { isWrongPassword, useAccountErrorToast } from '../use-account-failure.ts';
import { CodeField, useCodeError } from './code-field.tsx';
import { PasswordField } from './password-field.tsx';

const Form = styled('form')({ display: 'grid', gap: 16, '& ul': { margin: 0, paddingInlineStart: 20 } });

interface EraseDialogProps {
  /** The account has a password, which is asked for again. */
  readonly withPassword: boolean;
  /** The second factor is on: a code is asked for too. */
  readonly withCode: boolean;
  readonly onErased: () => void;
  readonly onCancel: () => void;
}

const isStale = (error: unknown): boolean => error instanceof ApiError && error.code === 'FRESH_SIGN_IN_REQUIRED';

/** Names what will be erased, asks for the password and, while the second factor is on, a code, and erases. Cancel has the focus. */
export function EraseDialog({ withPassword, withCode, onErased, onCancel }: EraseDialogProps) {
  const { t } = useTranslation();
  const id = useId();
  const failed = useAccountErrorToast();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState(false);
  const codeError = useCodeError();
  const erase = useMutation({
    mutationFn: () => eraseAccount({ ...(withPassword && { password }), ...(withCode && { code }) }),
    onSuccess: onErased,
    onError: (error) => {
      if (!isStale(error)) failed(error, t('account.eraseFailed'));
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if ((withPassword && password === '') || (withCode && code === '')) return setMissing(true);
    erase.mutate();
  };
  const wrong = isWrongPassword(erase.error) ? t('account.wrongPassword') : undefined;
  return (
    <Dialog role="alertdialog" labelledBy={`${id}title`} describedBy={`${id}words`} onClose={onCancel}>
      <Form noValidate onSubmit={submit}>
        <Typography variant="h3" component="h2" id={`${id}title`}>
          {t('account.eraseTitle')}
        </Typography>
        <div id={`${id}words`}>
          <Typography>{t('account.eraseGoes')}</Typography>
          <ul>
            <li>{t('account.eraseAccount')}</li>
            <li>{t('account.eraseVotes')}</li>
            <li>{t('account.eraseComments')}</li>
          </ul>
          <Typography sx={{ marginBlockStart: 1, fontWeight: 600 }}>{t('account.eraseForGood')}</Typography>
        </div>
        {withPassword && (
          <PasswordField
            label={t('account.yourPassword')}
            autoComplete="current-password"
            inputProps={{ dir: 'ltr' }}
            value={password}
            onChange={(event) => {
              setPassword(event.target.value);
              setMissing(false);
              if (erase.error) erase.reset();
            }}
            error={missing && password === '' ? t('accounts.required') : wrong}
          />
        )}
        {withCode && (
          <CodeField
            value={code}
            onChange={(event) => {
              setCode(event.target.value);
              setMissing(false);
              if (erase.error) erase.reset();
            }}
            error={missing && code === '' ? t('accounts.required') : codeError(erase.error)}
          />
        )}
        {isStale(erase.error) && (
          <Typography role="alert" color="error">
            {t('account.signInAgain')} <TextLink href={signInUrl('/account')}>{t('accounts.signIn')}</TextLink>
          </Typography>
        )}
        <DialogActions>
          <Button data-first-focus variant="outlined" onClick={onCancel}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" variant="contained" color="error" disabled={erase.isPending}>
            {erase.isPending ? t('account.erasing') : t('account.eraseConfirm')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

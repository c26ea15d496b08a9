import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog, DialogActions } from '../../../components/dialog.tsx';
import { showToast } from '../../../components/toast/toasts.ts';
import { useForm, useRules } from '../../../lib/use-form.ts';
import { currentUserQuery } from '../../session/index.ts';
import { ownSessionsQuery, switchSecondFactorOff } from '../api.ts';
import { isWrongPassword, useAccountErrorToast } from '../use-account-failure.ts';
import { CodeField, useCodeError } from './code-field.tsx';
import { PasswordField } from './password-field.tsx';

const Form = styled('form')({ display: 'grid', gap: 16 });

/** Asks for the password and a code, and switches the second factor off. Cancel has the focus. */
export function SwitchOffDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const id = useId();
  const failed = useAccountErrorToast();
  const codeError = useCodeError();
  const { required } = useRules();
  const { text, submit } = useForm({ password: '', code: '' }, { password: required, code: required });
  const switchOff = useMutation({
    mutationFn: switchSecondFactorOff,
    onSuccess: async () => {
      void client.invalidateQueries({ queryKey: ownSessionsQuery().queryKey });
      await client.invalidateQueries({ queryKey: currentUserQuery().queryKey });
      showToast({
        title: t('account.secondFactor.switchedOff'),
        description: t('account.othersEnded'),
        tone: 'success',
      });
    },
    onError: (error) => failed(error, t('account.secondFactor.failed')),
  });
  const password = text('password');
  const code = text('code');
  const wrong = isWrongPassword(switchOff.error) ? t('account.wrongPassword') : undefined;
  return (
    <Dialog role="alertdialog" labelledBy={`${id}title`} describedBy={`${id}words`} onClose={onClose}>
      <Form noValidate onSubmit={submit((proof) => switchOff.mutate(proof))}>
        <Typography variant="h3" component="h2" id={`${id}title`}>
          {t('account.secondFactor.switchOffTitle')}
        </Typography>
        <Typography id={`${id}words`}>{t('account.secondFactor.switchOffText')}</Typography>
        <PasswordField
          label={t('account.yourPassword')}
          autoComplete="current-password"
          inputProps={{ dir: 'ltr' }}
          {...password}
          error={password.error ?? wrong}
        />
        <CodeField {...code} error={code.error ?? codeError(switchOff.error)} />
        <DialogActions>
          <Button data-first-focus variant="outlined" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" variant="contained" color="error" disabled={switchOff.isPending}>
            {t('account.secondFactor.switchOff')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../../components/toast/toasts.ts';
import { useForm } from '../../../lib/form/use-form.ts';
import { useRules } from '../../../lib/form/use-rules.ts';
import type { CurrentUser } from '../../../lib/api-types.ts';
import { changePassword, ownSessionsQuery, type PasswordChange } from '../api/account.ts';
import { isWrongPassword, useAccountFailure } from '../use-account-failure.ts';
import { useNewPasswordRules } from '../use-new-password-rules.ts';
import { AccountSection, Form } from './account-section.tsx';
import { PasswordField } from './password-field.tsx';
import { useFieldText } from '../../../lib/use-refusal-text.ts';

/** Changes the password. Renews the list of sessions, as the others end. */
export function PasswordSection({ user }: { readonly user: CurrentUser }) {
  const { t } = useTranslation();
  return (
    <AccountSection title={t('account.password')} text={t('account.passwordText')}>
      {user.hasPassword === false ? <Typography>{t('account.noPassword')}</Typography> : <PasswordForm />}
    </AccountSection>
  );
}

function PasswordForm() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const failed = useAccountFailure();
  const fieldText = useFieldText();
  const { required } = useRules();
  const { rule, hint } = useNewPasswordRules();
  const { text, submit, reset } = useForm<PasswordChange>(
    { currentPassword: '', newPassword: '' },
    { currentPassword: required, newPassword: rule },
  );
  const change = useMutation({
    mutationFn: changePassword,
    onSuccess: () => {
      reset();
      void client.invalidateQueries({ queryKey: ownSessionsQuery().queryKey });
      showToast({ title: t('account.passwordChanged'), description: t('account.othersEnded'), tone: 'success' });
    },
    onError: (error) => failed(error, t('account.passwordFailed')),
  });
  const current = text('currentPassword');
  const fresh = text('newPassword');
  const wrong = isWrongPassword(change.error) ? t('account.wrongPassword') : undefined;
  return (
    <Form noValidate onSubmit={submit((fields) => change.mutate(fields))}>
      <PasswordField
        label={t('account.currentPassword')}
        autoComplete="current-password"
        inputProps={{ dir: 'ltr' }}
        {...current}
        error={current.error ?? wrong}
      />
      <PasswordField
        label={t('account.newPassword')}
        autoComplete="new-password"
        hint={hint}
        inputProps={{ dir: 'ltr' }}
        {...fresh}
        error={fresh.error ?? fieldText(change.error, 'newPassword')}
      />
      <Button type="submit" variant="outlined" disabled={change.isPending}>
        {change.isPending ? t('account.saving') : t('account.changePassword')}
      </Button>
    </Form>
  );
}

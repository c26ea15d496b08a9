import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../../components/toast/toasts.ts';
import type { CurrentUser } from '../../../lib/api-types.ts';
import { changePassword, ownSessionsQuery, type PasswordChange } from '../api/account.ts';
import { fieldMessage, isWrongPassword, useAccountFailure } from '../use-account-failure.ts';
import { useNewPasswordRules } from '../use-new-password-rules.ts';
import { AccountSection, Form } from './account-section.tsx';
import { PasswordField } from './password-field.tsx';

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
  const { rules, hint } = useNewPasswordRules();
  const { register, handleSubmit, formState, reset } = useForm<PasswordChange>({
    defaultValues: { currentPassword: '', newPassword: '' },
  });
  const change = useMutation({
    mutationFn: changePassword,
    onSuccess: () => {
      reset();
      void client.invalidateQueries({ queryKey: ownSessionsQuery().queryKey });
      showToast({ title: t('account.passwordChanged'), description: t('account.othersEnded'), tone: 'success' });
    },
    onError: (error) => failed(error, t('account.passwordFailed')),
  });
  const { ref: currentRef, ...current } = register('currentPassword', { required: t('accounts.required') });
  const { ref: newRef, ...fresh } = register('newPassword', rules);
  const wrong = isWrongPassword(change.error) ? t('account.wrongPassword') : undefined;
  return (
    <Form noValidate onSubmit={(event) => void handleSubmit((fields) => change.mutate(fields))(event)}>
      <PasswordField
        label={t('account.currentPassword')}
        autoComplete="current-password"
        inputRef={currentRef}
        inputProps={{ dir: 'ltr' }}
        error={formState.errors.currentPassword?.message ?? wrong}
        {...current}
      />
      <PasswordField
        label={t('account.newPassword')}
        autoComplete="new-password"
        hint={hint}
        inputRef={newRef}
        inputProps={{ dir: 'ltr' }}
        error={formState.errors.newPassword?.message ?? fieldMessage(change.error, 'newPassword')}
        {...fresh}
      />
      <Button type="submit" variant="outlined" disabled={change.isPending}>
        {change.isPending ? t('account.saving') : t('account.changePassword')}
      </Button>
    </Form>
  );
}

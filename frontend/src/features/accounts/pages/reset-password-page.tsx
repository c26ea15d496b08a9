import '../../../i18n/account.en.ts';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../components/buttons.ts';
import { PageTitle } from '../../../components/page.tsx';
import { showToast } from '../../../components/toast/toasts.ts';
import { ApiError } from '../../../lib/api.ts';
import { useForm } from '../../../lib/use-form.ts';
import { useFieldText, useRefusalText } from '../../../lib/use-refusal-text.ts';
import { resetPassword } from '../api.ts';
import { Form } from '../components/account-section.tsx';
import { NarrowPanel } from '../components/narrow-panel.tsx';
import { PasswordField, useNewPasswordRules } from '../components/password-field.tsx';

const isLinkInvalid = (error: unknown): boolean => error instanceof ApiError && error.code === 'RESET_LINK_INVALID';

/** The second half of the way back in; the link holds a token. */
export function ResetPasswordPage() {
  const { token } = useSearch({ strict: false });
  const { t } = useTranslation();
  const { refusalText } = useRefusalText();
  const navigate = useNavigate();
  const fieldText = useFieldText();
  const reset = useMutation({
    mutationFn: (password: string) => resetPassword({ token: token ?? '', password }),
    onSuccess: () => {
      showToast({ title: t('account.resetDone'), description: t('account.resetDoneText'), tone: 'success' });
      void navigate({ to: '/sign-in', replace: true });
    },
    onError: (error) => {
      if (isLinkInvalid(error) || fieldText(error, 'password')) return;
      showToast({
        title: t('account.resetFailed'),
        description: refusalText(error),
        tone: 'error',
      });
    },
  });
  const pending = reset.isPending || reset.isSuccess;
  const { rule, hint } = useNewPasswordRules();
  const { text, submit } = useForm({ password: '' }, { password: rule });
  const password = text('password');
  if (!token || isLinkInvalid(reset.error))
    return (
      <NarrowPanel>
        <PageTitle documentTitle={t('account.linkInvalidTitle')}>{t('account.linkInvalidTitle')}</PageTitle>
        <Typography color="textSecondary" role="alert">
          {t('account.linkInvalidText')}
        </Typography>
        <div>
          <ButtonLink to="/forgot-password" variant="contained">
            {t('account.newLink')}
          </ButtonLink>
        </div>
      </NarrowPanel>
    );
  return (
    <NarrowPanel>
      <PageTitle documentTitle={t('account.resetTitle')}>{t('account.resetTitle')}</PageTitle>
      <Typography color="textSecondary">{t('account.resetText')}</Typography>
      <Form noValidate onSubmit={submit((fields) => reset.mutate(fields.password))}>
        <PasswordField
          label={t('account.newPassword')}
          autoComplete="new-password"
          hint={hint}
          inputProps={{ dir: 'ltr' }}
          {...password}
          error={password.error ?? fieldText(reset.error, 'password')}
        />
        <Button type="submit" variant="contained" disabled={pending}>
          {pending ? t('account.saving') : t('account.resetSubmit')}
        </Button>
      </Form>
    </NarrowPanel>
  );
}

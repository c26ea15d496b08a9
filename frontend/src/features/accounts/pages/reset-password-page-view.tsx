import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { createLink } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../../components/page-title.tsx';
import { useForm } from '../../../lib/form/use-form.ts';
import { Form } from '../components/account-section.tsx';
import { NarrowPanel } from '../components/narrow-panel.tsx';
import { PasswordField } from '../components/password-field.tsx';
import { useNewPasswordRules } from '../use-new-password-rules.ts';

const ButtonLink = createLink(Button);

interface ResetPasswordPageViewProps {
  /** The link was used, is too old or is incomplete. */
  readonly dead: boolean;
  readonly pending: boolean;
  /** What the server said of the password. */
  readonly error: string | undefined;
  readonly onSubmit: (password: string) => void;
}

export function ResetPasswordPageView({ dead, pending, error, onSubmit }: ResetPasswordPageViewProps) {
  const { t } = useTranslation();
  const { rule, hint } = useNewPasswordRules();
  const { text, submit } = useForm({ password: '' }, { password: rule });
  const password = text('password');
  if (dead)
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
      <Form noValidate onSubmit={submit((fields) => onSubmit(fields.password))}>
        <PasswordField
          label={t('account.newPassword')}
          autoComplete="new-password"
          hint={hint}
          inputProps={{ dir: 'ltr' }}
          {...password}
          error={password.error ?? error}
        />
        <Button type="submit" variant="contained" disabled={pending}>
          {pending ? t('account.saving') : t('account.resetSubmit')}
        </Button>
      </Form>
    </NarrowPanel>
  );
}

import '../../../i18n/account.en.ts';
import { limits } from '@henna/domain';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../components/field.tsx';
import { ButtonLink } from '../../../components/buttons.ts';
import { PageTitle } from '../../../components/page.tsx';
import { showToast } from '../../../components/toast/toasts.ts';
import { firstError, useForm, useRules } from '../../../lib/use-form.ts';
import { useRefusalText } from '../../../lib/use-refusal-text.ts';
import { looksLikeEmail } from '../../../lib/validation.ts';
import { siteQuery } from '../../session/index.ts';
import { requestPasswordReset } from '../api.ts';
import { Form } from '../components/account-section.tsx';
import { NarrowPanel } from '../components/narrow-panel.tsx';

/** The first half of the way back in: asking for a link. */
export function ForgotPasswordPage() {
  const { t } = useTranslation();
  const { refusalText } = useRefusalText();
  const { data: site } = useQuery(siteQuery());
  const ask = useMutation({
    mutationFn: requestPasswordReset,
    onError: (error) => showToast({ title: t('account.forgotFailed'), description: refusalText(error), tone: 'error' }),
  });
  // Else the site's administrator makes the link.
  const byMail = site?.passwordReset !== 'administrator';
  const sent = ask.isSuccess;
  const text = !byMail ? t('account.askAdministrator') : sent ? t('account.linkSentText') : t('account.forgotText');
  return (
    <NarrowPanel>
      <PageTitle documentTitle={t('account.forgotTitle')}>
        {sent ? t('account.linkSentTitle') : t('account.forgotTitle')}
      </PageTitle>
      <Typography color="textSecondary" role={sent ? 'status' : undefined}>
        {text}
      </Typography>
      {byMail && !sent && <EmailForm pending={ask.isPending} onSubmit={ask.mutate} />}
      <div>
        <ButtonLink to="/sign-in" variant={byMail && !sent ? 'text' : 'outlined'}>
          {t('account.backToSignIn')}
        </ButtonLink>
      </div>
    </NarrowPanel>
  );
}

interface EmailFormProps {
  readonly pending: boolean;
  readonly onSubmit: (email: string) => void;
}

function EmailForm({ pending, onSubmit }: EmailFormProps) {
  const { t } = useTranslation();
  const { required, atMost } = useRules();
  const { text, submit } = useForm(
    { email: '' },
    {
      email: firstError(required, atMost(limits.email), (email) =>
        looksLikeEmail(email) ? undefined : t('accounts.invalidEmail'),
      ),
    },
  );
  return (
    <Form noValidate onSubmit={submit((fields) => onSubmit(fields.email.trim()))}>
      <Field
        label={t('accounts.email')}
        type="email"
        autoComplete="email"
        inputProps={{ dir: 'ltr', inputMode: 'email', spellCheck: false }}
        {...text('email')}
      />
      <Button type="submit" variant="contained" disabled={pending}>
        {pending ? t('account.sending') : t('account.sendLink')}
      </Button>
    </Form>
  );
}

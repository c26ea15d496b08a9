import { limits } from '@henna/contracts';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { createLink } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../../components/page-title.tsx';
import { useForm } from '../../../lib/form/use-form.ts';
import { firstOf, useRules } from '../../../lib/form/use-rules.ts';
import { Form } from '../components/account-section.tsx';
import { Field } from '../components/field.tsx';
import { NarrowPanel } from '../components/narrow-panel.tsx';
import { looksLikeEmail } from '../validation.ts';

const ButtonLink = createLink(Button);

interface ForgotPasswordPageViewProps {
  /** The site sends mail; else its administrator makes the link. */
  readonly byMail: boolean;
  readonly sent: boolean;
  readonly pending: boolean;
  readonly onSubmit: (email: string) => void;
}

export function ForgotPasswordPageView({ byMail, sent, pending, onSubmit }: ForgotPasswordPageViewProps) {
  const { t } = useTranslation();
  const text = !byMail ? t('account.askAdministrator') : sent ? t('account.linkSentText') : t('account.forgotText');
  return (
    <NarrowPanel>
      <PageTitle documentTitle={t('account.forgotTitle')}>
        {sent ? t('account.linkSentTitle') : t('account.forgotTitle')}
      </PageTitle>
      <Typography color="textSecondary" role={sent ? 'status' : undefined}>
        {text}
      </Typography>
      {byMail && !sent && <EmailForm pending={pending} onSubmit={onSubmit} />}
      <div>
        <ButtonLink to="/sign-in" variant={byMail && !sent ? 'text' : 'outlined'}>
          {t('account.backToSignIn')}
        </ButtonLink>
      </div>
    </NarrowPanel>
  );
}

function EmailForm({ pending, onSubmit }: Pick<ForgotPasswordPageViewProps, 'pending' | 'onSubmit'>) {
  const { t } = useTranslation();
  const { required, atMost } = useRules();
  const { text, submit } = useForm(
    { email: '' },
    {
      email: firstOf(required, atMost(limits.email), (email) =>
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

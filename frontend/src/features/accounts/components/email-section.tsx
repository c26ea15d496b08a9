import { limits } from '@henna/domain';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../components/badge.ts';
import { Field } from '../../../components/field.tsx';
import type { CurrentUser } from '../../../lib/api-types.ts';
import { firstError, useForm, useRules } from '../../../lib/use-form.ts';
import { useFieldText } from '../../../lib/use-refusal-text.ts';
import { looksLikeEmail } from '../../../lib/validation.ts';
import { siteQuery } from '../../session/index.ts';
import { requestEmailLink, type EmailChange } from '../api.ts';
import { isWrongPassword, useAccountErrorToast } from '../use-account-failure.ts';
import { AccountSection, Form } from './account-section.tsx';
import { PasswordField } from './password-field.tsx';

/** The address that the person signs in with, whether it is verified, and the way to change or verify it. */
export function EmailSection({ user }: { readonly user: CurrentUser }) {
  const { t } = useTranslation();
  const { data: site } = useQuery(siteQuery());
  return (
    <AccountSection title={t('accounts.email')} text={t('account.emailText')}>
      <PresentEmail user={user} />
      {user.hasPassword === false ? (
        <Typography>{t('account.emailElsewhere')}</Typography>
      ) : site?.passwordReset === 'administrator' ? (
        <Typography>{t('account.emailByAdministrator')}</Typography>
      ) : (
        // Another address, or the same one verified, starts the form anew.
        <EmailForm key={`${user.email} ${user.emailVerified}`} user={user} />
      )}
    </AccountSection>
  );
}

function PresentEmail({ user: { email, emailVerified } }: { readonly user: CurrentUser }) {
  const { t } = useTranslation();
  if (email === null) return null;
  return (
    <Typography
      component="div"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, marginBlockEnd: 2.5 }}
    >
      <span style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <bdi>{email}</bdi>
      </span>
      <Badge outlined={!emailVerified}>
        {emailVerified ? t('account.emailVerified') : t('account.emailUnverified')}
      </Badge>
    </Typography>
  );
}

/** Asks for a link. An address that is not verified stands in the form, so that the link to it is one step away. */
function EmailForm({ user }: { readonly user: CurrentUser }) {
  const { t } = useTranslation();
  const failed = useAccountErrorToast();
  const fieldText = useFieldText();
  const { required, atMost } = useRules();
  const present = user.email ?? '';
  const isPresent = (email: string) => email.trim().toLowerCase() === present.toLowerCase();
  const { text, submit, reset } = useForm<EmailChange>(
    { email: user.emailVerified ? '' : present, password: '' },
    {
      email: firstError(required, atMost(limits.email), (email) => {
        if (!looksLikeEmail(email)) return t('accounts.invalidEmail');
        return user.emailVerified && isPresent(email) ? t('account.emailSame') : undefined;
      }),
      password: required,
    },
  );
  const ask = useMutation({
    mutationFn: requestEmailLink,
    onSuccess: () => reset(),
    onError: (error) => failed(error, t('account.forgotFailed')),
  });
  const email = text('email');
  const password = text('password');
  const wrong = isWrongPassword(ask.error) ? t('account.wrongPassword') : undefined;
  return (
    <>
      <Form noValidate onSubmit={submit((fields) => ask.mutate({ ...fields, email: fields.email.trim() }))}>
        <Field
          label={user.emailVerified ? t('account.newEmail') : t('accounts.email')}
          hint={user.emailVerified ? undefined : t('account.emailKeep')}
          type="email"
          autoComplete="email"
          inputProps={{ dir: 'ltr', inputMode: 'email', spellCheck: false }}
          {...email}
          error={email.error ?? fieldText(ask.error, 'email')}
        />
        <PasswordField
          label={t('account.emailPassword')}
          autoComplete="current-password"
          inputProps={{ dir: 'ltr' }}
          {...password}
          error={password.error ?? wrong}
        />
        <Button type="submit" variant="outlined" disabled={ask.isPending}>
          {ask.isPending ? t('account.sending') : t('account.sendLink')}
        </Button>
      </Form>
      {/* Outside of the form, whose gaps an empty line would widen; always there, so that the words are announced. */}
      <div role="status">
        {ask.isSuccess && (
          <Typography sx={{ marginBlockStart: 2.5, overflowWrap: 'anywhere' }}>
            {t('account.emailSent', { email: `\u2068${ask.variables.email}\u2069` })}
          </Typography>
        )}
      </div>
    </>
  );
}

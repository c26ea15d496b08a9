import { limits } from '@henna/domain';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { createLink } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../components/field.tsx';
import { TextLink } from '../../../components/text-link.ts';
import { ApiError, isStatus } from '../../../lib/api.ts';
import { firstError, useForm, useRules } from '../../../lib/use-form.ts';
import { useRefusalText } from '../../../lib/use-refusal-text.ts';
import { looksLikeEmail } from '../../../lib/validation.ts';
import type { AccountMode } from '../sign-in-search.ts';
import { isCodeRefused } from '../use-account-failure.ts';
import type { AccountFields } from '../use-sign-in.ts';
import { CodeField, useCodeError } from './code-field.tsx';
import { PasswordField } from './password-field.tsx';

/** There is an account already: the way to it. */
function EmailTaken({ onSignInInstead }: { readonly onSignInInstead: () => void }) {
  const { t } = useTranslation();
  return (
    <>
      {t('accounts.emailTaken')}{' '}
      <TextLink as="button" type="button" onClick={onSignInInstead}>
        {t('accounts.signInInstead')}
      </TextLink>
    </>
  );
}

const formField: Readonly<Record<string, keyof AccountFields>> = {
  email: 'email',
  password: 'password',
  firstName: 'name',
};

/** What the server said of single fields, under the names of the form. */
function useFieldErrors(error: Error | null): readonly { field: keyof AccountFields; message: string }[] {
  const { fieldTexts } = useRefusalText();
  return useMemo(
    () =>
      fieldTexts(error).flatMap(({ field, message }) => {
        const own = formField[field];
        return own ? [{ field: own, message }] : [];
      }),
    [error, fieldTexts],
  );
}

const emailTaken = (error: Error | null): boolean => error instanceof ApiError && error.code === 'EMAIL_TAKEN';

/** The message above the form; none where a field shows the error. */
function useFormMessage(error: Error | null): string | null {
  const { t } = useTranslation();
  const { refusalText } = useRefusalText();
  const fieldErrors = useFieldErrors(error);
  if (!error || emailTaken(error) || isCodeRefused(error) || fieldErrors.length > 0) return null;
  if (isStatus(error, 401)) return t('accounts.invalidCredentials');
  if (isStatus(error, 0)) return `${t('common.error.offlineTitle')}. ${t('common.error.offlineText')}`;
  return `${t('accounts.failed')}: ${refusalText(error)}`;
}

const RouterLink = createLink(TextLink);
const Form = styled('form')({ display: 'grid', gap: 20 });
const Message = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  padding: '12px 16px',
  borderRadius: 12,
  border: `1px solid ${theme.vars?.palette.error.main}`,
  color: theme.vars?.palette.error.main,
}));

interface AccountFormProps {
  readonly mode: AccountMode;
  readonly pending: boolean;
  /** What the server said to the last attempt. */
  readonly error: Error | null;
  /** Where a form that is sent without scripts leads to. */
  readonly returnTo: string;
  /** @param onRefused called if it was not accepted */
  readonly onSubmit: (fields: AccountFields, onRefused: () => void) => void;
  readonly onSignInInstead: () => void;
}

export function AccountForm({ mode, pending, error, returnTo, onSubmit, onSignInInstead }: AccountFormProps) {
  const { t } = useTranslation();
  const { required, atLeast, atMost } = useRules();
  const { passwordMin: min, passwordMax: max } = limits;
  const creating = mode === 'create';
  const { text, submit, setError, focus } = useForm<AccountFields>(
    { name: '', email: '', password: '', code: '' },
    {
      ...(creating && { name: firstError((name) => required(name.trim()), atMost(limits.personName)) }),
      email: firstError(required, atMost(limits.email), (email) =>
        looksLikeEmail(email) ? undefined : t('accounts.invalidEmail'),
      ),
      password: creating ? firstError(required, atLeast(min), atMost(max)) : required,
    },
  );
  const message = useFormMessage(error);
  const fieldErrors = useFieldErrors(error);
  useEffect(() => {
    for (const { field, message: words } of fieldErrors) setError(field, words);
  }, [fieldErrors, setError]);
  const email = text('email');
  // A form that was sent without scripts has lost what was typed.
  const [isLost] = useState(isCodeRefused(error));
  // From the first refusal for it on, whatever the next attempt is answered.
  const [hasAskedForCode, setAskedForCode] = useState(isLost);
  if (isCodeRefused(error) && !hasAskedForCode) setAskedForCode(true);
  const asksForCode = hasAskedForCode && !creating;
  const isWrongCode = isCodeRefused(error) && error.code === 'WRONG_CODE';
  const codeError = useCodeError();

  return (
    <Form
      noValidate
      method="post"
      action={`/api/forms/sign-${creating ? 'up' : 'in'}?returnTo=${encodeURIComponent(returnTo)}`}
      onSubmit={submit((fields) => onSubmit(fields, () => focus('code')))}
    >
      {message && <Message role="alert">{message}</Message>}
      {isLost && asksForCode && <Typography>{t('accounts.codeNeeded')}</Typography>}
      {creating && (
        <Field
          label={t('accounts.name')}
          autoComplete="nickname"
          inputProps={{ dir: 'auto' }}
          {...text('name')}
          name="firstName"
        />
      )}
      <Field
        label={t('accounts.email')}
        type="email"
        autoComplete="email"
        inputProps={{ dir: 'ltr', inputMode: 'email', spellCheck: false }}
        {...email}
        error={
          email.error ?? (emailTaken(error) && creating ? <EmailTaken onSignInInstead={onSignInInstead} /> : undefined)
        }
      />
      <PasswordField
        label={t('accounts.password')}
        autoComplete={creating ? 'new-password' : 'current-password'}
        hint={creating ? t('accounts.passwordHint', { min, max }) : undefined}
        inputProps={{ dir: 'ltr' }}
        {...text('password')}
      />
      {asksForCode && (
        <CodeField autoFocus={!isLost} {...text('code')} error={isWrongCode ? codeError(error) : undefined} />
      )}
      <Button type="submit" variant="contained" size="large" disabled={pending}>
        {pending ? t('accounts.submitting') : creating ? t('accounts.submitCreate') : t('accounts.submitSignIn')}
      </Button>
      {!creating && (
        <RouterLink to="/forgot-password" sx={{ typography: 'body2', justifySelf: 'start', paddingBlock: 1.5 }}>
          {t('accounts.forgotPassword')}
        </RouterLink>
      )}
    </Form>
  );
}

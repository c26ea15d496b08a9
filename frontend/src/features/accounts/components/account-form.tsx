import { limits } from '@henna/contracts';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { createLink } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { AccountMode } from '../account-search.ts';
import type { AccountFields } from '../use-enter.ts';
import { looksLikeEmail } from '../validation.ts';
import { EmailTaken } from './email-taken.tsx';
import { Field } from './field.tsx';
import { PasswordField } from './password-field.tsx';
import { emailTaken, fieldErrors, useFormMessage } from '../server-errors.ts';

const RouterLink = createLink(Link);
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
  readonly onSubmit: (fields: AccountFields) => void;
  readonly onSignInInstead: () => void;
}

export function AccountForm({ mode, pending, error, onSubmit, onSignInInstead }: AccountFormProps) {
  const { t } = useTranslation();
  const { register, handleSubmit, formState, setError } = useForm<AccountFields>({
    defaultValues: { email: '', password: '', name: '' },
  });
  const { errors } = formState;
  const message = useFormMessage(error);
  useEffect(() => {
    for (const { field, message: text } of fieldErrors(error)) setError(field, { type: 'server', message: text });
  }, [error, setError]);

  const { passwordMin: min, passwordMax: max } = limits;
  const creating = mode === 'create';
  const { ref: nameRef, ...name } = register('name', {
    validate: (text) => !creating || text.trim() !== '' || t('accounts.required'),
    maxLength: { value: limits.personName, message: t('accounts.tooLong', { count: limits.personName }) },
  });
  const { ref: emailRef, ...email } = register('email', {
    required: t('accounts.required'),
    maxLength: { value: limits.email, message: t('accounts.tooLong', { count: limits.email }) },
    validate: (text) => looksLikeEmail(text) || t('accounts.invalidEmail'),
  });
  const { ref: passwordRef, ...password } = register('password', {
    required: t('accounts.required'),
    validate: (text) =>
      !creating ||
      (text.length < min && t('accounts.tooShort', { count: min })) ||
      (text.length > max && t('accounts.tooLong', { count: max })) ||
      true,
  });

  return (
    <Form noValidate onSubmit={(event) => void handleSubmit(onSubmit)(event)}>
      {message && <Message role="alert">{message}</Message>}
      {creating && (
        <Field
          label={t('accounts.name')}
          autoComplete="nickname"
          inputRef={nameRef}
          inputProps={{ dir: 'auto' }}
          error={errors.name?.message}
          {...name}
        />
      )}
      <Field
        label={t('accounts.email')}
        type="email"
        autoComplete="email"
        inputRef={emailRef}
        inputProps={{ dir: 'ltr', inputMode: 'email', spellCheck: false }}
        error={
          errors.email?.message ??
          (emailTaken(error) && creating ? <EmailTaken onSignInInstead={onSignInInstead} /> : undefined)
        }
        {...email}
      />
      <PasswordField
        label={t('accounts.password')}
        autoComplete={creating ? 'new-password' : 'current-password'}
        hint={creating ? t('accounts.passwordHint', { min, max }) : undefined}
        inputRef={passwordRef}
        inputProps={{ dir: 'ltr' }}
        error={errors.password?.message}
        {...password}
      />
      <Button type="submit" variant="contained" size="large" disabled={pending}>
        {pending ? t('accounts.submitting') : creating ? t('accounts.submitCreate') : t('accounts.submitSignIn')}
      </Button>
      {!creating && (
        <RouterLink to="/forgot-password" variant="body2" sx={{ justifySelf: 'start', paddingBlock: 1.5 }}>
          {t('accounts.forgotPassword')}
        </RouterLink>
      )}
    </Form>
  );
}

import { limits } from '@henna/domain';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../components/field.tsx';
import { showToast } from '../../../components/toast/toasts.ts';
import type { CurrentUser } from '../../../lib/api-types.ts';
import { useForm, useRules } from '../../../lib/use-form.ts';
import { useFieldText } from '../../../lib/use-refusal-text.ts';
import { currentUserQuery } from '../../session/index.ts';
import { changeNames, changePassword, ownSessionsQuery, type PasswordChange, type PersonNames } from '../api.ts';
import { isWrongPassword, useAccountErrorToast } from '../use-account-failure.ts';
import { AccountSection, Form } from './account-section.tsx';
import { CodeField, useCodeError } from './code-field.tsx';
import { PasswordField, useNewPasswordRules } from './password-field.tsx';

/** Changes the password. Renews the list of sessions, as the others end. */
export function PasswordSection({ user }: { readonly user: CurrentUser }) {
  const { t } = useTranslation();
  return (
    <AccountSection title={t('account.password')} text={t('account.passwordText')}>
      {user.hasPassword === false ? (
        <Typography>{t('account.noPassword')}</Typography>
      ) : (
        <PasswordForm withCode={Boolean(user.secondFactor)} />
      )}
    </AccountSection>
  );
}

/** @param withCode the second factor is on: a code is asked for too */
function PasswordForm({ withCode }: { readonly withCode: boolean }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const failed = useAccountErrorToast();
  const fieldText = useFieldText();
  const { required } = useRules();
  const { rule, hint } = useNewPasswordRules();
  const { text, submit, reset } = useForm<Required<PasswordChange>>(
    { currentPassword: '', newPassword: '', code: '' },
    { currentPassword: required, newPassword: rule, ...(withCode && { code: required }) },
  );
  const codeError = useCodeError();
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
  const code = text('code');
  const wrong = isWrongPassword(change.error) ? t('account.wrongPassword') : undefined;
  return (
    <Form
      noValidate
      onSubmit={submit(({ code, ...passwords }) => change.mutate({ ...passwords, ...(withCode && { code }) }))}
    >
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
      {withCode && <CodeField {...code} error={code.error ?? codeError(change.error)} />}
      <Button type="submit" variant="outlined" disabled={change.isPending}>
        {change.isPending ? t('account.saving') : t('account.changePassword')}
      </Button>
    </Form>
  );
}

/** The names shown with comments while there is no profile. Reads the signed-in user again. */
export function NamesSection({ user }: { readonly user: CurrentUser }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const failed = useAccountErrorToast();
  const fieldText = useFieldText();
  const { atMost } = useRules();
  const { text, submit } = useForm<PersonNames>(
    { firstName: user.firstName ?? '', lastName: user.lastName ?? '' },
    { firstName: atMost(limits.personName), lastName: atMost(limits.personName) },
  );
  const save = useMutation({
    mutationFn: changeNames,
    onSuccess: (renamed) => {
      client.setQueryData(currentUserQuery().queryKey, renamed);
      void client.invalidateQueries({
        refetchType: 'none',
        predicate: ({ queryKey }) => queryKey.includes('comments'),
      });
      showToast({ title: t('account.namesSaved'), tone: 'success' });
    },
    onError: (error) => failed(error, t('account.namesFailed')),
  });
  const field = (name: keyof PersonNames) => {
    const { error, ...rest } = text(name);
    return { ...rest, error: error ?? fieldText(save.error, name) };
  };
  return (
    <AccountSection title={t('account.names')} text={t('account.namesText')}>
      <Form noValidate onSubmit={submit((names) => save.mutate(names))}>
        <Field
          label={t('account.firstName')}
          autoComplete="given-name"
          inputProps={{ dir: 'auto' }}
          {...field('firstName')}
        />
        <Field
          label={t('account.lastName')}
          autoComplete="family-name"
          inputProps={{ dir: 'auto' }}
          {...field('lastName')}
        />
        <Button type="submit" variant="outlined" disabled={save.isPending}>
          {save.isPending ? t('account.saving') : t('account.saveNames')}
        </Button>
      </Form>
    </AccountSection>
  );
}

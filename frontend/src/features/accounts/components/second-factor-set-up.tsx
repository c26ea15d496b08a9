import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../../components/copy-button.tsx';
import { TextLink } from '../../../components/text-link.ts';
import { showToast } from '../../../components/toast/toasts.ts';
import type { CurrentUser, NewSecondFactor } from '../../../lib/api-types.ts';
import { useForm, useRules } from '../../../lib/use-form.ts';
import { currentUserQuery } from '../../session/index.ts';
import { beginSecondFactor, ownSessionsQuery, switchSecondFactorOn } from '../api.ts';
import { isWrongPassword, useAccountErrorToast } from '../use-account-failure.ts';
import { Form } from './account-section.tsx';
import { CodeField, useCodeError } from './code-field.tsx';
import { PasswordField } from './password-field.tsx';
import { QrCode } from './qr-code.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

interface SecondFactorSetUpProps {
  readonly user: CurrentUser;
  readonly onDone: () => void;
}

/** The password, then the secret and a first code of it, then the recovery codes. */
export function SecondFactorSetUp({ user, onDone }: SecondFactorSetUpProps) {
  const client = useQueryClient();
  const failed = useAccountErrorToast();
  const { t } = useTranslation();
  const onError = (error: Error) => failed(error, t('account.secondFactor.failed'));
  const begin = useMutation({ mutationFn: beginSecondFactor, onError });
  const switchOn = useMutation({
    mutationFn: switchSecondFactorOn,
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: currentUserQuery().queryKey });
      void client.invalidateQueries({ queryKey: ownSessionsQuery().queryKey });
      showToast({
        title: t('account.secondFactor.switchedOn'),
        description: t('account.othersEnded'),
        tone: 'success',
      });
    },
    onError,
  });
  if (switchOn.data) return <RecoveryCodes codes={switchOn.data.recoveryCodes} email={user.email} onDone={onDone} />;
  if (begin.data)
    return (
      <FirstCode
        created={begin.data}
        error={switchOn.error}
        pending={switchOn.isPending}
        onSubmit={(code, onRefused) => switchOn.mutate(code, { onError: onRefused })}
        onCancel={onDone}
      />
    );
  return (
    <Begin
      error={begin.error}
      pending={begin.isPending}
      onSubmit={(password) => begin.mutate(password)}
      onCancel={onDone}
    />
  );
}

interface StepProps {
  readonly error: Error | null;
  readonly pending: boolean;
  /** @param onRefused called if it was not accepted */
  readonly onSubmit: (text: string, onRefused?: () => void) => void;
  readonly onCancel: () => void;
}

const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

function StepButtons({
  submit,
  pending,
  onCancel,
}: Pick<StepProps, 'pending' | 'onCancel'> & { readonly submit: string }) {
  const { t } = useTranslation();
  return (
    <Buttons>
      <Button type="submit" variant="contained" disabled={pending}>
        {submit}
      </Button>
      <Button variant="outlined" onClick={onCancel}>
        {t('common.cancel')}
      </Button>
    </Buttons>
  );
}

function Begin({ error, pending, onSubmit, onCancel }: StepProps) {
  const { t } = useTranslation();
  const { required } = useRules();
  const { text, submit } = useForm({ password: '' }, { password: required });
  const password = text('password');
  return (
    <Form noValidate onSubmit={submit((fields) => onSubmit(fields.password))}>
      <PasswordField
        autoFocus
        label={t('account.yourPassword')}
        autoComplete="current-password"
        inputProps={{ dir: 'ltr' }}
        {...password}
        error={password.error ?? (isWrongPassword(error) ? t('account.wrongPassword') : undefined)}
      />
      <StepButtons submit={t('account.secondFactor.continue')} {...{ pending, onCancel }} />
    </Form>
  );
}

const Secret = styled('code')(({ theme }) => ({
  display: 'block',
  padding: '12px 14px',
  borderRadius: 8,
  background: theme.vars?.palette.quiet,
  overflowWrap: 'anywhere',
  userSelect: 'all',
}));
const Key = styled('div')({ display: 'grid', gap: 8, justifyItems: 'start', minWidth: 0 });

interface FirstCodeProps extends StepProps {
  readonly created: NewSecondFactor;
}

function FirstCode({ created: { secret, otpauthUrl }, error, pending, onSubmit, onCancel }: FirstCodeProps) {
  const { t } = useTranslation();
  const codeError = useCodeError();
  const { required } = useRules();
  const { text, submit, focus } = useForm({ code: '' }, { code: required });
  const code = text('code');
  return (
    <Form noValidate onSubmit={submit((fields) => onSubmit(fields.code, () => focus('code')))}>
      <Typography>{t('account.secondFactor.scan')}</Typography>
      <QrCode text={otpauthUrl} label={t('account.secondFactor.qrCode')} />
      <Key>
        <TextLink href={otpauthUrl}>{t('account.secondFactor.openApp')}</TextLink>
        <Typography>{t('account.secondFactor.byHand')}</Typography>
        <Secret dir="ltr">{secret.match(/.{1,4}/g)?.join(' ')}</Secret>
        <CopyButton text={secret} />
      </Key>
      <CodeField appOnly autoFocus {...code} error={code.error ?? codeError(error)} />
      <StepButtons submit={t('account.secondFactor.switchOn')} {...{ pending, onCancel }} />
    </Form>
  );
}

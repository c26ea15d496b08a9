import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { tokenNamePattern, tokenRoles } from '@henna/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { Select } from '../../admin-kit/form/select.tsx';
import { useTexts, useToasts } from '../../admin-kit/use-texts.ts';
import { CopyButton } from '../../components/copy-button.tsx';
import { Dialog, DialogActions } from '../../components/dialog.tsx';
import { Field } from '../../components/field.tsx';
import { ApiError } from '../../lib/api.ts';
import { useForm } from '../../lib/use-form.ts';
import { createToken, invalidateTokens, type CreateToken, type NewAdminToken } from './api.ts';

const Form = styled('form')({ display: 'grid', gap: 16 });
const Shown = styled('div')({ display: 'grid', gap: 16 });
const Secret = styled('code')(({ theme }) => ({
  display: 'block',
  padding: '12px 14px',
  borderRadius: 8,
  background: theme.vars?.palette.quiet,
  overflowWrap: 'anywhere',
  userSelect: 'all',
}));

const lifetimes = [7, 30, 90, 365] as const;
type Fields = { name: string; role: CreateToken['role']; days: string };

/** Asks for name, role and lifetime, then shows the token, this once. */
export function NewTokenDialog({ onClose }: { readonly onClose: () => void }) {
  const client = useQueryClient();
  const create = useMutation({
    mutationFn: createToken,
    onSuccess: () => invalidateTokens(client),
  });
  // A tap outside must not take the token away before it was copied.
  return create.data ? (
    <ShownToken token={create.data} onClose={onClose} />
  ) : (
    <NewTokenForm error={create.error} isPending={create.isPending} onSubmit={create.mutate} onClose={onClose} />
  );
}

interface FormProps {
  readonly error: Error | null;
  readonly isPending: boolean;
  readonly onSubmit: (token: CreateToken) => void;
  readonly onClose: () => void;
}

function NewTokenForm({ error, isPending, onSubmit, onClose }: FormProps) {
  const { t, number } = useTexts();
  const { refusalText } = useToasts();
  const id = useId();
  const { values, text, change, submit } = useForm<Fields>(
    { name: '', role: 'moderator', days: '90' },
    { name: (name) => (tokenNamePattern.test(name.trim()) ? undefined : t('admin.tokens.nameInvalid')) },
  );
  const name = text('name');
  const isNameRefused = error instanceof ApiError && error.code === 'TOKEN_NAME_USED';
  return (
    <Dialog labelledBy={`${id}title`} onClose={onClose}>
      <Form
        noValidate
        onSubmit={submit((fields) => onSubmit({ ...fields, name: fields.name.trim(), days: Number(fields.days) }))}
      >
        <Typography variant="h3" component="h2" id={`${id}title`}>
          {t('admin.tokens.newTitle')}
        </Typography>
        <Field
          label={t('admin.tokens.name')}
          hint={t('admin.tokens.nameHint')}
          autoComplete="off"
          inputProps={{ dir: 'ltr', spellCheck: false, autoCapitalize: 'off' }}
          {...name}
          error={name.error ?? (isNameRefused ? refusalText(error) : undefined)}
        />
        <div>
          <Select
            label={t('admin.tokens.role')}
            value={values.role}
            onChange={(role) => change('role', role)}
            options={tokenRoles.map((value) => ({ value, text: t(`admin.shell.roles.${value}`) }))}
          />
          <Typography variant="caption" color="textSecondary" role="status">
            {t(`admin.tokens.roleHints.${values.role}`)}
          </Typography>
        </div>
        <Select
          label={t('admin.tokens.lifetime')}
          value={values.days}
          onChange={(days) => change('days', days)}
          options={lifetimes.map((days) => ({
            value: String(days),
            text: t('admin.tokens.days', { count: days, n: number(days) }),
          }))}
        />
        {error && !isNameRefused && (
          <Typography role="alert" color="error" variant="body2">
            {t('admin.tokens.createFailed')}: {refusalText(error)}
          </Typography>
        )}
        <DialogActions>
          <Button variant="outlined" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={isPending}>
            {isPending ? t('admin.tokens.creating') : t('admin.tokens.createSubmit')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

function ShownToken({ token, onClose }: { readonly token: NewAdminToken; readonly onClose: () => void }) {
  const { t, date } = useTexts();
  const id = useId();
  return (
    <Dialog labelledBy={`${id}title`} describedBy={`${id}text`} onClose={() => undefined}>
      <Shown>
        <Typography variant="h3" component="h2" id={`${id}title`}>
          {t('admin.tokens.shownTitle', { name: `\u2068${token.name}\u2069` })}
        </Typography>
        <Typography id={`${id}text`}>{t('admin.tokens.shownText')}</Typography>
        <Secret dir="ltr" aria-label={t('admin.tokens.shownLabel')} role="textbox" aria-readonly tabIndex={0}>
          {token.token}
        </Secret>
        <Typography variant="body2" color="textSecondary">
          {t('admin.tokens.shownUntil', {
            role: t(`admin.shell.roles.${token.role}`),
            when: date(token.expiresAt),
          })}
        </Typography>
        <DialogActions>
          <CopyButton text={token.token} label={t('admin.tokens.copy')} />
          <Button variant="contained" onClick={onClose}>
            {t('admin.tokens.done')}
          </Button>
        </DialogActions>
      </Shown>
    </Dialog>
  );
}

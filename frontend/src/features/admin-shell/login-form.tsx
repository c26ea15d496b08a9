import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { Eye, EyeOff } from 'lucide-react';
import { useRef, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLogin } from '../../admin-kit/session.ts';
import { Field } from '../../components/field.tsx';
import { showToast } from '../../components/toast/toasts.ts';

const Form = styled('form')({ display: 'grid', gap: 20 });

export function LoginForm() {
  const { t } = useTranslation();
  const login = useLogin();
  const field = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState(false);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const token = field.current?.value.trim();
    if (token) return login.mutate(token);
    showToast({ title: t('admin.login.required'), description: t('admin.login.requiredText'), tone: 'error' });
    field.current?.focus();
  };
  return (
    <Form noValidate onSubmit={submit}>
      <Field
        label={t('admin.login.token')}
        type={shown ? 'text' : 'password'}
        inputRef={field}
        autoComplete="current-password"
        inputProps={{ dir: 'ltr', spellCheck: false, maxLength: 512, 'data-first-focus': true } as object}
        endAdornment={
          <IconButton
            edge="end"
            aria-label={shown ? t('admin.login.hideToken') : t('admin.login.showToken')}
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeOff size={20} aria-hidden /> : <Eye size={20} aria-hidden />}
          </IconButton>
        }
      />
      <Button type="submit" variant="contained" size="large" disabled={login.isPending}>
        {login.isPending ? t('admin.login.verifying') : t('admin.login.submit')}
      </Button>
    </Form>
  );
}

import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Eye, EyeOff, KeyRound } from 'lucide-react';
import { useRef, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLogin } from '../../admin-kit/session.ts';
import { Field } from '../../components/field.tsx';
import { Page, PageTitle } from '../../components/page.tsx';
import { showToast } from '../../components/toast/toasts.ts';
import { framed } from '../../theme/mixins.ts';

const Card = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  width: '100%',
  maxWidth: 440,
  margin: '4vh auto',
  padding: 28,
  ...framed(theme, 20),
  '& > svg': { color: theme.vars?.palette.primary.main },
  '& h1': { fontSize: '1.875rem' },
  '& form': { display: 'grid', gap: 20 },
}));

export function LoginPage() {
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
    <Page>
      <Card>
        <KeyRound size={32} strokeWidth={1.5} aria-hidden />
        <div>
          <PageTitle documentTitle={t('admin.login.title')}>{t('admin.login.title')}</PageTitle>
          <Typography variant="body2" color="textSecondary" sx={{ marginBlockStart: 1 }}>
            {t('admin.login.text')}
          </Typography>
        </div>
        <form noValidate onSubmit={submit}>
          <Field
            label={t('admin.login.token')}
            type={shown ? 'text' : 'password'}
            inputRef={field}
            autoComplete="current-password"
            inputProps={{ dir: 'ltr', spellCheck: false, maxLength: 512 }}
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
        </form>
      </Card>
    </Page>
  );
}

import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { KeyRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Page, PageTitle } from '../../components/page.tsx';
import { framed } from '../../theme/mixins.ts';
import { LoginForm } from './login-form.tsx';

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
}));

export function LoginPage() {
  const { t } = useTranslation();
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
        <LoginForm />
      </Card>
    </Page>
  );
}

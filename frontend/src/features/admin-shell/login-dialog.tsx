import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../components/dialog.tsx';
import { LoginForm } from './login-form.tsx';

const Content = styled('div')({ display: 'grid', gap: 20 });

/** Asks for a token above a form that is open, which stays as it is. Only a login closes it. */
export function LoginDialog() {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Dialog labelledBy={id} describedBy={`${id}text`} onClose={() => undefined}>
      <Content>
        <div>
          <Typography variant="h3" component="h2" id={id}>
            {t('admin.login.title')}
          </Typography>
          <Typography variant="body2" color="textSecondary" id={`${id}text`} sx={{ marginBlockStart: 1 }}>
            {t('admin.login.again')}
          </Typography>
        </div>
        <LoginForm />
      </Content>
    </Dialog>
  );
}

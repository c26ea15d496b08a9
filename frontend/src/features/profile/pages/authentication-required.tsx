import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../../components/page-title.tsx';
import { Page } from '../../../components/page.tsx';

export function AuthenticationRequired() {
  const { t } = useTranslation();
  return (
    <Page sx={{ display: 'grid', justifyItems: 'start', gap: 2, paddingBlock: { xs: 8, md: 14 } }}>
      <PageTitle documentTitle={t('profile.title')}>{t('profile.authenticationRequired')}</PageTitle>
      <Typography color="textSecondary">{t('profile.refresh')}</Typography>
      <Button variant="contained" component={Link} to="/">
        {t('common.goHome')}
      </Button>
    </Page>
  );
}

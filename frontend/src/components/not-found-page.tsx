import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Page, PageTitle } from './page.tsx';

export function NotFoundPage() {
  const { t } = useTranslation();
  const title = t('common.notFound.title');
  return (
    <Page sx={{ display: 'grid', justifyItems: 'start', gap: 2, paddingBlock: { xs: 8, md: 14 } }}>
      <PageTitle documentTitle={title}>{title}</PageTitle>
      <Typography color="textSecondary" sx={{ maxWidth: '46ch' }}>
        {t('common.notFound.text')}
      </Typography>
      <Button variant="contained" component={Link} to="/">
        {t('common.backToHome')}
      </Button>
    </Page>
  );
}

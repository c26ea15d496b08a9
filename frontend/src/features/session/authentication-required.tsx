import '../../i18n/profile.en.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Page, PageTitle } from '../../components/page.tsx';
import { signInUrl } from './sign-in-url.ts';

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });

/** Nobody is signed in. @param returnTo where sign-in comes back to. */
export function AuthenticationRequired({ returnTo = '/profile' }: { readonly returnTo?: string }) {
  const { t } = useTranslation();
  return (
    <Page sx={{ display: 'grid', justifyItems: 'start', gap: 2, paddingBlock: { xs: 8, md: 14 } }}>
      <PageTitle documentTitle={t('profile.title')}>{t('profile.authenticationRequired')}</PageTitle>
      <Typography color="textSecondary">{t('profile.refresh')}</Typography>
      <Actions>
        <Button variant="contained" component={Link} to="/">
          {t('common.goHome')}
        </Button>
        <Button variant="outlined" href={signInUrl(returnTo)}>
          {t('profile.signIn')}
        </Button>
      </Actions>
    </Page>
  );
}

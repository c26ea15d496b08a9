import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../../components/page-title.tsx';
import { Page } from '../../../components/page.tsx';
import type { CurrentUser } from '../../../lib/api-types.ts';
import { formatDate } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/use-language.ts';
import { initialsOf } from '../initials.ts';

const Card = styled('article')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  maxWidth: 640,
  padding: 24,
  borderRadius: 14,
  border: `1px solid ${theme.vars?.palette.divider}`,
  background: theme.vars?.palette.background.paper,
  [theme.breakpoints.up('md')]: { padding: 40 },
  '& dl, & dt, & dd': { margin: 0 },
}));
const Head = styled('header')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 20 });
const Avatar = styled('span')(({ theme }) => ({
  ...theme.typography.h2,
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 88,
  height: 88,
  borderRadius: '50%',
  background: theme.vars?.palette.tint.rose.main,
  color: theme.vars?.palette.tint.rose.ink,
}));
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });

/** What the site knows of the person who is signed in. */
export function ProfilePageView({ user }: { readonly user: CurrentUser }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ');
  const since = formatDate(user.createdAt, language);
  return (
    <Page>
      <Card>
        <Head>
          <Avatar aria-hidden>{initialsOf(name || user.email)}</Avatar>
          <div>
            <PageTitle documentTitle={t('profile.title')}>{name ? <bdi>{name}</bdi> : t('profile.title')}</PageTitle>
            {since && <Typography color="textSecondary">{t('profile.memberSince', { date: since })}</Typography>}
          </div>
        </Head>
        <dl>
          <Typography component="dt" variant="caption" color="textSecondary">
            {t('profile.email')}
          </Typography>
          <Typography component="dd" sx={{ overflowWrap: 'anywhere' }}>
            <bdi>{user.email}</bdi>
          </Typography>
          <Typography component="dd" variant="caption" color="textSecondary">
            {t('profile.emailPrivate')}
          </Typography>
        </dl>
        <Actions>
          <Button variant="contained" component={Link} to="/products">
            {t('profile.browse')}
          </Button>
          <Button variant="outlined" href="/api/logout">
            {t('profile.signOut')}
          </Button>
        </Actions>
      </Card>
    </Page>
  );
}

import '../../../i18n/account.load.ts';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../components/skeleton.ts';
import { Late } from '../../../components/late.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { Page } from '../../../components/page.tsx';
import type { CurrentUser } from '../../../lib/api-types.ts';
import { BackLink } from '../../catalogue/components/back-link.tsx';
import { AuthenticationRequired } from '../../profile/pages/authentication-required.tsx';
import { clearMemberData } from '../../session/clear-member-data.ts';
import { useCurrentUser } from '../../session/use-current-user.ts';
import { DataSection } from '../components/data-section.tsx';
import { EraseSection } from '../components/erase-section.tsx';
import { IdentitiesSection } from '../components/identities-section.tsx';
import { NamesSection } from '../components/names-section.tsx';
import { PasswordSection } from '../components/password-section.tsx';
import { SessionsSection } from '../components/sessions-section.tsx';

/** What belongs to the person who is signed in, beside the profile. */
export function AccountPage() {
  const { user, isLoading } = useCurrentUser();
  if (isLoading) return <AccountSkeleton />;
  if (!user) return <AuthenticationRequired returnTo="/account" />;
  return <OwnAccount user={user} />;
}

function OwnAccount({ user }: { readonly user: CurrentUser }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const navigate = useNavigate();
  // Nothing of the person stays behind in the page's memory.
  const leave = async (to: '/' | '/account/erased') => {
    clearMemberData();
    await navigate({ to, replace: true });
    await client.resetQueries();
  };
  return (
    <Page sx={{ display: 'grid', gap: 2.5 }}>
      <div>
        <BackLink to="/profile" text={t('account.backToProfile')} />
        <PageTitle documentTitle={t('account.title')}>{t('account.title')}</PageTitle>
        <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {user.email === null ? (
            t('account.withoutEmail')
          ) : (
            <>
              {t('account.signedInAs')} <bdi>{user.email}</bdi>
            </>
          )}
        </Typography>
      </div>
      <NamesSection user={user} />
      <PasswordSection user={user} />
      <IdentitiesSection user={user} />
      <SessionsSection onSignedOut={() => void leave('/')} />
      <DataSection />
      <EraseSection user={user} onErased={() => void leave('/account/erased')} />
    </Page>
  );
}

function AccountSkeleton() {
  return (
    <Page>
      <Late>
        <Skeleton width={220} height={56} />
        {[0, 1, 2].map((place) => (
          <Skeleton key={place} variant="rounded" height={220} sx={{ borderRadius: '14px', marginBlockStart: 2.5 }} />
        ))}
      </Late>
    </Page>
  );
}

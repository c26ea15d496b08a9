import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../components/skeleton.ts';
import { Late } from '../../../components/late.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { Page } from '../../../components/page.tsx';
import type { CurrentUser } from '../../../lib/api-types.ts';
import { BackLink } from '../../catalogue/components/back-link.tsx';
import { DataSection } from '../components/data-section.tsx';
import { EraseSection } from '../components/erase-section.tsx';
import { IdentitiesSection } from '../components/identities-section.tsx';
import { NamesSection } from '../components/names-section.tsx';
import { PasswordSection } from '../components/password-section.tsx';
import { SessionsSection } from '../components/sessions-section.tsx';

interface AccountPageViewProps {
  readonly user: CurrentUser;
  readonly onSignedOut: () => void;
  readonly onErased: () => void;
}

export function AccountPageView({ user, onSignedOut, onErased }: AccountPageViewProps) {
  const { t } = useTranslation();
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
      <SessionsSection onSignedOut={onSignedOut} />
      <DataSection />
      <EraseSection user={user} onErased={onErased} />
    </Page>
  );
}

export function AccountSkeleton() {
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

import '../../../i18n/account.en.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Download, VolumeX } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BackLink } from '../../../components/back-link.tsx';
import { Page, PageTitle } from '../../../components/page.tsx';
import { DelayedPlaceholder, Skeleton } from '../../../components/skeleton.tsx';
import type { CurrentUser } from '../../../lib/api-types.ts';
import { lazyComponent } from '../../../lib/lazy-component.tsx';
import { saveJson } from '../../../lib/save-file.ts';
import { framed } from '../../../theme/mixins.ts';
import { AuthenticationRequired, clearMemberData, useCurrentUser } from '../../session/index.ts';
import { readOwnData } from '../api.ts';
import { AccountSection } from '../components/account-section.tsx';
import { EmailSection } from '../components/email-section.tsx';
import { IdentitiesSection } from '../components/identities-section.tsx';
import { NamesSection, PasswordSection } from '../components/names-section.tsx';
import { SecondFactorSection } from '../components/second-factor-section.tsx';
import { SessionsSection } from '../components/sessions-section.tsx';
import { useAccountErrorToast } from '../use-account-failure.ts';

/** All that the site knows about the person, as a file. */
function DataSection() {
  const { t } = useTranslation();
  const failed = useAccountErrorToast();
  const save = useMutation({
    mutationFn: readOwnData,
    onSuccess: (data) => saveJson(`my-data-${new Date().toISOString().slice(0, 10)}.json`, data),
    onError: (error) => failed(error, t('account.dataFailed')),
  });
  return (
    <AccountSection title={t('account.data')} text={t('account.dataText')}>
      <Button
        variant="outlined"
        startIcon={<Download size={18} aria-hidden />}
        disabled={save.isPending}
        onClick={() => save.mutate()}
      >
        {save.isPending ? t('account.preparing') : t('account.download')}
      </Button>
    </AccountSection>
  );
}

const EraseDialog = lazyComponent(() => import('../components/erase-dialog.tsx'), 'EraseDialog');

interface EraseSectionProps {
  readonly user: CurrentUser;
  readonly onErased: () => void;
}

/** The way out for good. */
function EraseSection({ user, onErased }: EraseSectionProps) {
  const { t } = useTranslation();
  const [confirming, setAsking] = useState(false);
  return (
    <AccountSection title={t('account.erase')} text={t('account.eraseText')}>
      <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
        {t('account.eraseMe')}
      </Button>
      {confirming && (
        <EraseDialog
          withPassword={user.hasPassword !== false}
          withCode={Boolean(user.secondFactor)}
          onErased={onErased}
          onCancel={() => setAsking(false)}
        />
      )}
    </AccountSection>
  );
}

/** The signed-in person's account: everything but the profile. */
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
  // Nothing of the person stays in the page's memory.
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
      {user.muted && <MutedNotice />}
      <NamesSection user={user} />
      <EmailSection user={user} />
      <PasswordSection user={user} />
      <SecondFactorSection user={user} />
      <IdentitiesSection user={user} />
      <SessionsSection onSignedOut={() => void leave('/')} />
      <DataSection />
      <EraseSection user={user} onErased={() => void leave('/account/erased')} />
    </Page>
  );
}

const Notice = styled('div')(({ theme }) => ({
  ...framed(theme, 14),
  display: 'flex',
  gap: 12,
  padding: 20,
  '& > svg': { flex: 'none', marginBlockStart: 2 },
}));

function MutedNotice() {
  const { t } = useTranslation();
  return (
    <Notice role="status">
      <VolumeX size={20} aria-hidden />
      <div>
        <Typography sx={{ fontWeight: 600 }}>{t('account.muted')}</Typography>
        <Typography variant="body2" color="textSecondary">
          {t('account.mutedText')}
        </Typography>
      </div>
    </Notice>
  );
}

function AccountSkeleton() {
  return (
    <Page>
      <DelayedPlaceholder>
        <Skeleton width={220} height={56} />
        {[0, 1, 2].map((position) => (
          <Skeleton
            key={position}
            variant="rounded"
            height={220}
            sx={{ borderRadius: '14px', marginBlockStart: 2.5 }}
          />
        ))}
      </DelayedPlaceholder>
    </Page>
  );
}

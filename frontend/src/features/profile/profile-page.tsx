import '../../i18n/profile.en.ts';
import '../../i18n/accounts.en.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../components/buttons.ts';
import { Page, PageTitle, requestHeadingFocus } from '../../components/page.tsx';
import { DelayedPlaceholder, Skeleton } from '../../components/skeleton.tsx';
import { ErrorState } from '../../components/states.tsx';
import type { CurrentUser } from '../../lib/api-types.ts';
import { lazyComponent } from '../../lib/lazy-component.tsx';
import { scrollToTop } from '../../lib/scroll-position.ts';
import { AuthenticationRequired, clearMemberData, useCurrentUser, useUserId } from '../session/index.ts';
import { profileQuery } from './api.ts';
import { ProfileCard } from './components/profile-card.tsx';
import { ProfileForm } from './components/profile-form.tsx';
import { Card, Head } from './components/profile.styles.ts';
import { profileDraft } from './draft.ts';
import { fieldsOf, newFields } from './profile-fields.ts';
import { useSaveProfile } from './use-save-profile.ts';

const OwnContributions = lazyComponent(() => import('./components/own-contributions.tsx'), 'OwnContributions');

/** The profile of the session's user; without a session, the way to one. */
export function ProfilePage() {
  const session = useUserId();
  const { user, isLoading } = useCurrentUser();
  if (session.isLoading || isLoading) return <ProfileSkeleton />;
  if (!session.sessionUserId || !user) return <AuthenticationRequired />;
  return <OwnProfile user={user} />;
}

/** The profile to read, or the form that makes or changes it. */
function OwnProfile({ user }: { readonly user: CurrentUser }) {
  const { t } = useTranslation();
  const { data: profile, error, refetch } = useQuery(profileQuery(user.id));
  const [draft, setDraft] = useState(() => profileDraft.get(user.id));
  const [editing, setEditing] = useState(draft !== null);
  // Another screen under the same address: its heading takes the focus.
  const show = (form: boolean) => {
    requestHeadingFocus();
    setEditing(form);
    scrollToTop();
  };
  const finish = () => {
    profileDraft.remove();
    setDraft(null);
    show(false);
  };
  const save = useSaveProfile(user.id, profile ?? null, finish);
  if (error)
    return (
      <Page>
        <ErrorState error={error} title={t('profile.failed')} onRetry={() => void refetch()} />
      </Page>
    );
  if (profile === undefined) return <ProfileSkeleton />;
  if (profile && !editing)
    return (
      <Page>
        <ProfileCard profile={profile} onEdit={() => show(true)} />
        <OwnContributions userId={user.id} />
      </Page>
    );
  return (
    <Page>
      <Card>
        <div>
          <PageTitle documentTitle={t('profile.title')}>
            {profile ? t('profile.edit') : t('profile.createProfile')}
          </PageTitle>
          <Typography color="textSecondary" sx={{ marginBlockStart: 1 }}>
            {t('profile.purpose')}
          </Typography>
        </div>
        <ProfileForm
          saved={profile ? fieldsOf(profile) : newFields(user)}
          onCancel={
            profile
              ? () => {
                  save.reset();
                  finish();
                }
              : undefined
          }
          draft={draft}
          pending={save.isPending}
          error={save.error}
          onSave={save.mutate}
        />
        {!profile && (
          <Box sx={{ marginInline: -2.5 }}>
            <ButtonLink to="/account">{t('profile.account')}</ButtonLink>
            <Button href="/api/logout" onClick={clearMemberData}>
              {t('profile.signOut')}
            </Button>
          </Box>
        )}
      </Card>
      {!profile && <OwnContributions userId={user.id} />}
    </Page>
  );
}

function ProfileSkeleton() {
  return (
    <Page>
      <DelayedPlaceholder>
        <Card aria-hidden>
          <Head>
            <Skeleton variant="circular" width={88} height={88} />
            <div>
              <Skeleton width="60%" height={40} />
              <Skeleton width="40%" />
            </div>
          </Head>
          <Skeleton variant="rounded" height={96} />
          <Skeleton width={140} height={44} />
        </Card>
      </DelayedPlaceholder>
    </Page>
  );
}

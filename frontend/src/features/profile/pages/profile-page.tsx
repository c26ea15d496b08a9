import '../../../i18n/profile.load.ts';
import '../../../i18n/accounts.load.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../components/skeleton.ts';
import { ErrorState } from '../../../components/error-state.tsx';
import { Late } from '../../../components/late.tsx';
import { Page } from '../../../components/page.tsx';
import type { CurrentUser } from '../../../lib/api-types.ts';
import { expectFocus } from '../../../lib/route-focus.ts';
import { scrollToTop } from '../../../lib/scroll-position.ts';
import { useCurrentUser } from '../../session/use-current-user.ts';
import { useUserId } from '../../session/use-user-id.ts';
import { profileQuery } from '../api/profile.ts';
import { Card, Head } from '../components/profile.styles.ts';
import { profileDraft } from '../draft.ts';
import { useSaveProfile } from '../use-save-profile.ts';
import { AuthenticationRequired } from './authentication-required.tsx';
import { ProfilePageView } from './profile-page-view.tsx';

/** The profile of the session's user; without a session, the way to one. */
export function ProfilePage() {
  const session = useUserId();
  const { user, isLoading } = useCurrentUser();
  if (session.isLoading || isLoading) return <ProfileSkeleton />;
  if (!session.sessionUserId || !user) return <AuthenticationRequired />;
  return <OwnProfile user={user} />;
}

function OwnProfile({ user }: { readonly user: CurrentUser }) {
  const { t } = useTranslation();
  const { data: profile, error, refetch } = useQuery(profileQuery(user.id));
  const [draft, setDraft] = useState(() => profileDraft.get(user.id));
  const [editing, setEditing] = useState(draft !== null);
  // Another screen under the same address: its heading takes the focus.
  const show = (form: boolean) => {
    expectFocus();
    setEditing(form);
    scrollToTop();
  };
  const finish = () => {
    profileDraft.forget();
    setDraft(null);
    show(false);
  };
  const save = useSaveProfile(user.id, Boolean(profile), finish);
  if (error)
    return (
      <Page>
        <ErrorState error={error} title={t('profile.failed')} onRetry={() => void refetch()} />
      </Page>
    );
  if (profile === undefined) return <ProfileSkeleton />;
  return (
    <ProfilePageView
      user={user}
      profile={profile}
      editing={editing}
      onEdit={() => show(true)}
      onCancel={() => {
        save.reset();
        finish();
      }}
      draft={draft}
      pending={save.isPending}
      error={save.error}
      onSave={(fields) => save.mutate(fields)}
    />
  );
}

function ProfileSkeleton() {
  return (
    <Page>
      <Late>
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
      </Late>
    </Page>
  );
}

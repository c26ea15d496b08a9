import '../../../i18n/profile.load.ts';
import Skeleton from '@mui/material/Skeleton';
import { Late } from '../../../components/late.tsx';
import { Page } from '../../../components/page.tsx';
import { useCurrentUser } from '../../session/use-current-user.ts';
import { useUserId } from '../../session/use-user-id.ts';
import { AuthenticationRequired } from './authentication-required.tsx';
import { ProfilePageView } from './profile-page-view.tsx';

/** The profile of the session's user; without a session, the way to one. */
export function ProfilePage() {
  const session = useUserId();
  const { user, isLoading } = useCurrentUser();
  if (session.isLoading || isLoading)
    return (
      <Page>
        <Late>
          <Skeleton variant="rounded" height={320} sx={{ maxWidth: 640, borderRadius: '14px' }} />
        </Late>
      </Page>
    );
  if (!session.sessionUserId || !user) return <AuthenticationRequired />;
  return <ProfilePageView user={user} />;
}

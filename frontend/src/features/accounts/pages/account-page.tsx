import '../../../i18n/account.load.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { CurrentUser } from '../../../lib/api-types.ts';
import { AuthenticationRequired } from '../../profile/pages/authentication-required.tsx';
import { useCurrentUser } from '../../session/use-current-user.ts';
import { AccountPageView, AccountSkeleton } from './account-page-view.tsx';
import { clearMemberData } from '../../session/clear-member-data.ts';

/** What belongs to the person who is signed in, beside the profile. */
export function AccountPage() {
  const { user, isLoading } = useCurrentUser();
  if (isLoading) return <AccountSkeleton />;
  if (!user) return <AuthenticationRequired returnTo="/account" />;
  return <OwnAccount user={user} />;
}

function OwnAccount({ user }: { readonly user: CurrentUser }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  // Nothing of the person stays behind in the page's memory.
  const leave = async (to: '/' | '/account/erased') => {
    clearMemberData();
    await navigate({ to, replace: true });
    await client.resetQueries();
  };
  return (
    <AccountPageView user={user} onSignedOut={() => void leave('/')} onErased={() => void leave('/account/erased')} />
  );
}

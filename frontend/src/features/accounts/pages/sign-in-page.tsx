import '../../../i18n/accounts.load.ts';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { signInAddress } from '../../session/sign-in-address.ts';
import { siteQuery } from '../../site/site.ts';
import type { AccountMode } from '../account-search.ts';
import { safeReturnTo } from '../return-to.ts';
import { useEnter } from '../use-enter.ts';
import { SignInPageView } from './sign-in-page-view.tsx';

interface SignInPageProps {
  readonly mode: AccountMode;
  readonly returnTo: string | undefined;
  readonly onMode: (mode: AccountMode) => void;
}

/** Sign-in and sign-up on one page; who is in goes on to where they came from. */
export function SignInPage({ mode, returnTo, onMode }: SignInPageProps) {
  const router = useRouter();
  const enter = useEnter(mode, () => router.history.replace(safeReturnTo(returnTo)));
  const { data: site } = useQuery(siteQuery());
  const elsewhere = site?.signIn === 'oidc' ? signInAddress(safeReturnTo(returnTo)) : null;
  return (
    <SignInPageView
      mode={elsewhere === null ? mode : 'sign-in'}
      elsewhere={elsewhere}
      onMode={(next) => {
        enter.reset();
        onMode(next);
      }}
      comesBack={safeReturnTo(returnTo) !== '/'}
      pending={enter.isPending || enter.isSuccess}
      error={enter.error}
      onSubmit={(fields) => enter.mutate(fields)}
    />
  );
}

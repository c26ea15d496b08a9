import { createFileRoute, redirect } from '@tanstack/react-router';
import { accountSearch } from '../features/accounts/account-search.ts';
import { SignInPage } from '../features/accounts/pages/sign-in-page.tsx';
import { safeReturnTo } from '../features/accounts/return-to.ts';
import { currentUserQuery } from '../features/session/api/current-user.ts';

export const Route = createFileRoute('/sign-in')({
  validateSearch: accountSearch,
  beforeLoad: async ({ context, search }) => {
    const user = await context.queryClient.ensureQueryData(currentUserQuery()).catch(() => null);
    if (user) redirect({ href: safeReturnTo(search.returnTo), replace: true, throw: true });
  },
  component: SignInPage,
});

import { createFileRoute, redirect } from '@tanstack/react-router';
import { accountSearch, safeReturnTo, SignInPage } from '../features/accounts/index.ts';
import { currentUserQuery } from '../features/session/index.ts';

export const Route = createFileRoute('/sign-in')({
  validateSearch: accountSearch,
  beforeLoad: async ({ context, search }) => {
    const user = await context.queryClient.ensureQueryData(currentUserQuery()).catch(() => null);
    if (user) redirect({ href: safeReturnTo(search.returnTo), replace: true, throw: true });
  },
  component: SignInPage,
});

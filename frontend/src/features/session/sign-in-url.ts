import { useRouterState } from '@tanstack/react-router';

/** Where sign-in starts, coming back to a page of the site. @param returnTo its path and query */
export const signInUrl = (returnTo: string): string => `/api/login?returnTo=${encodeURIComponent(returnTo)}`;

/** Where sign-in starts, coming back to the present page. */
export const useSignInUrl = (): string =>
  signInUrl(useRouterState({ select: ({ location }) => location.pathname + location.searchStr }));

/** Full-page navigation to sign-in, coming back to the present page. */
export const goToSignIn = (): void => location.assign(signInUrl(location.pathname + location.search));

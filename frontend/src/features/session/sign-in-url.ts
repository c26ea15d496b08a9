/** Where sign-in starts, coming back to the present page unless another is named. */
export const signInUrl = (returnTo: string = location.pathname + location.search): string =>
  `/api/login?returnTo=${encodeURIComponent(returnTo)}`;

/** Full-page navigation to sign-in. */
export const goToSignIn = (returnTo?: string): void => location.assign(signInUrl(returnTo));

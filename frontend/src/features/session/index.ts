// Session: who is signed in, the redirect to sign-in and what is remembered until then.
// Other features import only from here.
import { lazyComponent } from '../../lib/lazy-component.tsx';

export { currentUserQuery, sessionQuery, siteQuery } from './api.ts';
export { hasSessionHint, useSessionHint } from './session-hint.ts';
export { clearMemberData } from './clear-member-data.ts';
export { goToSignIn, signInUrl, useSignInUrl } from './sign-in-url.ts';
export { useSignInRedirect } from './sign-in-redirect.ts';
export { useCurrentUser, useUserId } from './use-current-user.ts';

/** Loaded by those only who come back from signing in. */
export const PendingChoiceOffer = lazyComponent(() => import('./pending-choice-offer.tsx'), 'PendingChoiceOffer');
/** Loaded by those only who open a page of members without being signed in. */
export const AuthenticationRequired = lazyComponent(
  () => import('./authentication-required.tsx'),
  'AuthenticationRequired',
);

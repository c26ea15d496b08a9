export { currentUserQuery, sessionQuery, siteQuery } from './api.ts';
export { AuthenticationRequired } from './authentication-required.tsx';
export { clearMemberData } from './clear-member-data.ts';
export { LazyPendingChoiceOffer } from './lazy-pending-choice-offer.tsx';
export { goToSignIn, signInUrl } from './sign-in-url.ts';
export { useSignInRedirect } from './sign-in-redirect.ts';
export { useCurrentUser, useUserId } from './use-current-user.ts';

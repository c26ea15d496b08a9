export { currentUserQuery, sessionQuery, siteQuery } from './api.ts';
export { AuthenticationRequired } from './authentication-required.tsx';
export { clearMemberData } from './clear-member-data.ts';
export { LateOfferedAct } from './late-offered-act.tsx';
export { goToSignIn, signInAddress } from './sign-in-address.ts';
export { useSignInDetour } from './sign-in-detour.ts';
export { useCurrentUser, useUserId } from './use-current-user.ts';

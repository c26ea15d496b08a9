// Accounts: sign-in, sign-up, sessions, passwords, e-mail addresses, identity providers, names of members.
// Other features import only from here.
export { MemberNames, type Author } from './member-names.ts';
export { Accounts, emailKey, type AccountDocument } from './accounts.ts';
export { linkedIdentities } from './identities.ts';
export { Credentials } from './credentials.ts';
export { CodeField } from './accounts.requests.ts';
export { EmailLinks } from './email-links.ts';
export { SessionStore, sessionId, type SessionDocument } from './session-store.ts';
export { formPosts } from './form-posts.ts';
export { endSession, isContribution, isFreshSignIn, sessionMiddleware } from './sessions.ts';
export { MemberSessionResponse, memberSessionResponse } from './accounts.responses.ts';
export { Members } from './members.ts';
export { Passwords } from './passwords.ts';
export { AccountsModule } from './accounts.module.ts';
export { KnownDevices } from './known-devices.ts';

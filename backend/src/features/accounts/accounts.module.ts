import { Global, Module } from '@nestjs/common';
import { Accounts } from './accounts.ts';
import { ChangePasswordController } from './change-password/change-password.controller.ts';
import { Credentials } from './credentials.ts';
import { CurrentUserController } from './current-user/current-user.controller.ts';
import { KnownDevices } from './known-devices.ts';
import { MemberNames } from './member-names.ts';
import { Members } from './members.ts';
import { Identities } from './identities.ts';
import { JoinIdentity } from './oidc/join-identity.ts';
import { OidcController } from './oidc/oidc.controller.ts';
import { OidcProvider } from './oidc/oidc-provider.ts';
import { OidcSignIn } from './oidc/oidc-sign-in.ts';
import { SignInCookies } from './oidc/sign-in-cookies.ts';
import { OwnIdentitiesController } from './own-identities/own-identities.controller.ts';
import { OwnSessionsController } from './own-sessions/own-sessions.controller.ts';
import { Mailer } from './password-reset/mailer.ts';
import { MakeResetLinkController } from './password-reset/make-reset-link.controller.ts';
import { PasswordResetController } from './password-reset/password-reset.controller.ts';
import { ResetLinks } from './password-reset/reset-links.ts';
import { Passwords } from './passwords.ts';
import { RenameMemberController } from './rename-member/rename-member.controller.ts';
import { RenameMemberHandler } from './rename-member/rename-member.handler.ts';
import { SessionStore } from './session-store.ts';
import { SignInController } from './sign-in/sign-in.controller.ts';
import { SignOutController } from './sign-out/sign-out.controller.ts';
import { SignUpController } from './sign-up/sign-up.controller.ts';
import { SignUpHandler } from './sign-up/sign-up.handler.ts';
import { SignUps } from './sign-ups.ts';

@Global()
@Module({
  controllers: [
    SignUpController,
    SignInController,
    OidcController,
    SignOutController,
    CurrentUserController,
    RenameMemberController,
    ChangePasswordController,
    OwnSessionsController,
    OwnIdentitiesController,
    PasswordResetController,
    MakeResetLinkController,
  ],
  providers: [
    Accounts,
    Credentials,
    KnownDevices,
    Passwords,
    MemberNames,
    Members,
    SessionStore,
    Identities,
    OidcProvider,
    OidcSignIn,
    JoinIdentity,
    SignInCookies,
    ResetLinks,
    Mailer,
    SignUps,
    SignUpHandler,
    RenameMemberHandler,
  ],
  exports: [Accounts, Credentials, Passwords, MemberNames, Members, SessionStore],
})
export class AccountsModule {}

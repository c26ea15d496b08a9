import { Global, Module } from '@nestjs/common';
import { AdminAuthController } from './admin-auth.controller.ts';
import { Accounts } from './accounts.ts';
import { AccountsController } from './accounts.controller.ts';
import { SessionsController } from './sessions.controller.ts';
import { LoginController } from './login.controller.ts';
import { IdentitiesController } from './identities.controller.ts';
import { PasswordResetsController } from './password-resets.controller.ts';
import { EmailChangesController } from './email-changes.controller.ts';
import { EmailLinks } from './email-links.ts';
import { Credentials } from './credentials.ts';
import { KnownDevices } from './known-devices.ts';
import { MemberNames } from './member-names.ts';
import { Members } from './members.ts';
import { Identities } from './identities.ts';
import { OidcAccounts } from './oidc/oidc-accounts.ts';
import { OidcProvider } from './oidc/oidc-provider.ts';
import { OidcSignIn } from './oidc/oidc-sign-in.ts';
import { SignInCookies } from './oidc/sign-in-cookies.ts';
import { Mailer } from './mailer.ts';
import { ResetLinks } from './reset-links.ts';
import { Passwords } from './passwords.ts';
import { RenameMemberHandler } from './rename-member.ts';
import { SecondFactorController } from './second-factor.controller.ts';
import { SecondFactorRemovalController } from './second-factor-removal.controller.ts';
import { SecondFactors } from './second-factors.ts';
import { SessionStore } from './session-store.ts';
import { SignUpHandler } from './sign-up.ts';
import { SignUps } from './sign-ups.ts';

@Global()
@Module({
  controllers: [
    AccountsController,
    SessionsController,
    LoginController,
    IdentitiesController,
    PasswordResetsController,
    EmailChangesController,
    SecondFactorController,
    SecondFactorRemovalController,
    AdminAuthController,
  ],
  providers: [
    Accounts,
    Credentials,
    SecondFactors,
    KnownDevices,
    Passwords,
    MemberNames,
    Members,
    SessionStore,
    Identities,
    OidcProvider,
    OidcSignIn,
    OidcAccounts,
    SignInCookies,
    ResetLinks,
    EmailLinks,
    Mailer,
    SignUps,
    SignUpHandler,
    RenameMemberHandler,
  ],
  exports: [Accounts, Credentials, EmailLinks, Passwords, MemberNames, Members, SessionStore],
})
export class AccountsModule {}

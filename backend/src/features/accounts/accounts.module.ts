import { Global, Module } from '@nestjs/common';
import { Accounts } from './accounts.ts';
import { CurrentUserController } from './current-user/current-user.controller.ts';
import { MemberNames } from './member-names.ts';
import { Members } from './members.ts';
import { Passwords } from './passwords.ts';
import { SignInController } from './sign-in/sign-in.controller.ts';
import { SignOutController } from './sign-out/sign-out.controller.ts';
import { SignUpController } from './sign-up/sign-up.controller.ts';
import { SignUpHandler } from './sign-up/sign-up.handler.ts';

@Global()
@Module({
  controllers: [SignUpController, SignInController, SignOutController, CurrentUserController],
  providers: [Accounts, Passwords, MemberNames, Members, SignUpHandler],
  exports: [Accounts, Passwords, MemberNames],
})
export class AccountsModule {}

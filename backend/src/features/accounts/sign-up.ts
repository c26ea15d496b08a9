import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../../shared/commands/command-context.ts';
import { rejectDeceptiveFullName } from '../../shared/person-names.ts';
import { type AccountDocument, emailKey } from './accounts.ts';
import { rejectGuessablePassword } from './guessable-passwords.ts';
import { Passwords } from './passwords.ts';
import { type SignUpResult, SignUps } from './sign-ups.ts';

export class SignUp extends Command<SignUpResult> {
  constructor(
    readonly context: CommandContext,
    readonly email: string,
    readonly password: string,
    readonly firstName: string | null,
    readonly lastName: string | null,
  ) {
    super();
  }
}

@CommandHandler(SignUp)
export class SignUpHandler implements ICommandHandler<SignUp> {
  constructor(
    private readonly passwords: Passwords,
    private readonly signUps: SignUps,
  ) {}

  async execute({ context, email, password, firstName, lastName }: SignUp) {
    rejectDeceptiveFullName(firstName, lastName);
    rejectGuessablePassword(password, { email, firstName, lastName }, 'password');
    const account: AccountDocument = {
      _id: context.newTimelessId('member'),
      email,
      emailKey: emailKey(email),
      passwordHash: await this.passwords.hash(password),
      firstName,
      lastName,
      createdAt: new Date(context.time),
    };
    return this.signUps.signUp(context, account, (pending) => this.passwords.verify(pending.passwordHash, password));
  }
}

import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { refuseDeceptiveFullName } from '../../../shared/person-names.ts';
import { emailKey, type AccountDocument } from '../accounts.ts';
import { refuseGuessablePassword } from '../guessable-passwords.ts';
import { Passwords } from '../passwords.ts';
import { SignUps } from '../sign-ups.ts';
import { SignUp } from './sign-up.command.ts';

@CommandHandler(SignUp)
export class SignUpHandler implements ICommandHandler<SignUp> {
  constructor(
    private readonly passwords: Passwords,
    private readonly signUps: SignUps,
  ) {}

  async execute({ context, email, password, firstName, lastName }: SignUp) {
    refuseDeceptiveFullName(firstName, lastName);
    refuseGuessablePassword(password, { email, firstName, lastName }, 'password');
    const account: AccountDocument = {
      _id: context.newTimelessId('member'),
      email,
      emailKey: emailKey(email),
      passwordHash: await this.passwords.hash(password),
      firstName,
      lastName,
      createdAt: new Date(context.time),
    };
    return this.signUps.join(context, account, (begun) => this.passwords.verify(begun.passwordHash, password));
  }
}

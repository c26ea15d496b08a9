import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { refuseDeceptiveFullName } from '../../../shared/person-names.ts';
import { Accounts, emailKey, type AccountDocument } from '../accounts.ts';
import { refuseGuessablePassword } from '../guessable-passwords.ts';
import { Members } from '../members.ts';
import { Passwords } from '../passwords.ts';
import { SignUp } from './sign-up.command.ts';

@CommandHandler(SignUp)
export class SignUpHandler implements ICommandHandler<SignUp> {
  constructor(
    private readonly accounts: Accounts,
    private readonly passwords: Passwords,
    private readonly members: Members,
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
    await this.accounts.add(account);
    return { account, position: await this.members.join(context, account._id, 'local', account) };
  }
}

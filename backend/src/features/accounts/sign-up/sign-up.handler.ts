import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../../../shared/commands/command-context.ts';
import { CommandRunner } from '../../../shared/commands/command-runner.ts';
import { eventId } from '../../../shared/ids.ts';
import { PersonKeys } from '../../../shared/sealing/person-keys.ts';
import { Accounts, emailKey, type AccountDocument } from '../accounts.ts';
import { joinMember, member, memberStream, renamedIndex } from '../member.ts';
import { Passwords } from '../passwords.ts';
import { SignUp } from './sign-up.command.ts';

@CommandHandler(SignUp)
export class SignUpHandler implements ICommandHandler<SignUp> {
  constructor(
    private readonly accounts: Accounts,
    private readonly passwords: Passwords,
    private readonly keys: PersonKeys,
    private readonly runner: CommandRunner,
  ) {}

  async execute({ context, email, password, firstName, lastName }: SignUp) {
    const memberId = context.newId('member');
    const account: AccountDocument = {
      _id: memberId,
      email,
      emailKey: emailKey(email),
      passwordHash: await this.passwords.hash(password),
      firstName,
      lastName,
      createdAt: new Date(context.time),
    };
    await this.accounts.add(account);
    const names = await this.sealNames(context, memberId, firstName, lastName);
    const { position } = await this.runner.run(
      member,
      memberStream(memberId),
      context,
      joinMember({ memberId, via: 'local', ...names, at: context.at }),
    );
    return { account, position };
  }

  private async sealNames(
    context: CommandContext,
    memberId: string,
    firstName: string | null,
    lastName: string | null,
  ) {
    const stream = memberStream(memberId);
    const id = eventId(context.commandId, stream, renamedIndex);
    const sealed = (field: string, name: string | null) =>
      name ? this.keys.seal(memberId, name, stream, id, field) : null;
    return { firstName: await sealed('firstName', firstName), lastName: await sealed('lastName', lastName) };
  }
}

import { UnauthorizedError } from '@henna/domain';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../../shared/commands/command-context.ts';
import { rejectDeceptiveFullName } from '../../shared/person-names.ts';
import { type AccountDocument, Accounts } from './accounts.ts';
import { Members, type PersonName } from './members.ts';
import { SignUps } from './sign-ups.ts';

export class RenameMember extends Command<{ account: AccountDocument; position: bigint | undefined }> {
  constructor(
    readonly context: CommandContext,
    readonly memberId: string,
    /** An absent name stays unchanged. */
    readonly names: Partial<PersonName>,
  ) {
    super();
  }
}

@CommandHandler(RenameMember)
export class RenameMemberHandler implements ICommandHandler<RenameMember> {
  constructor(
    private readonly accounts: Accounts,
    private readonly members: Members,
    private readonly signUps: SignUps,
  ) {}

  async execute({ context, memberId, names }: RenameMember) {
    const account = await this.accounts.byId(memberId);
    if (!account) throw new UnauthorizedError();
    const { firstName, lastName } = { ...account, ...suppliedNames(names) };
    if (firstName === account.firstName && lastName === account.lastName) return { account, position: undefined };
    rejectDeceptiveFullName(firstName, lastName);
    await this.signUps.complete(context, account);
    const position = await this.members.rename(context, memberId, { firstName, lastName });
    await this.accounts.setProfile(memberId, { firstName, lastName });
    return { account: { ...account, firstName, lastName }, position };
  }
}

const suppliedNames = ({ firstName, lastName }: RenameMember['names']) => ({
  ...(firstName !== undefined && { firstName: firstName || null }),
  ...(lastName !== undefined && { lastName: lastName || null }),
});

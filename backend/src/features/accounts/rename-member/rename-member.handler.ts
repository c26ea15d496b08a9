import { UnauthorizedError } from '@henna/domain';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { refuseDeceptiveFullName } from '../../../shared/person-names.ts';
import { Accounts } from '../accounts.ts';
import { Members } from '../members.ts';
import { SignUps } from '../sign-ups.ts';
import { RenameMember } from './rename-member.command.ts';

@CommandHandler(RenameMember)
export class RenameMemberHandler implements ICommandHandler<RenameMember> {
  constructor(
    private readonly accounts: Accounts,
    private readonly members: Members,
    private readonly signUps: SignUps,
  ) {}

  async execute({ context, memberId, names }: RenameMember) {
    const account = await this.accounts.withId(memberId);
    if (!account) throw new UnauthorizedError();
    const { firstName, lastName } = { ...account, ...present(names) };
    if (firstName === account.firstName && lastName === account.lastName) return { account, position: undefined };
    refuseDeceptiveFullName(firstName, lastName);
    await this.signUps.finish(context, account);
    const position = await this.members.rename(context, memberId, { firstName, lastName });
    await this.accounts.setPerson(memberId, { firstName, lastName });
    return { account: { ...account, firstName, lastName }, position };
  }
}

const present = ({ firstName, lastName }: RenameMember['names']) => ({
  ...(firstName !== undefined && { firstName: firstName || null }),
  ...(lastName !== undefined && { lastName: lastName || null }),
});

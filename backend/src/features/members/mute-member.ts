import { member, memberStream, muteMember, unmuteMember } from '@henna/domain';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../../shared/commands/command-context.ts';
import { noContent, type CommandResult } from '../../shared/commands/command-result.ts';
import { CommandRunner } from '../../shared/commands/command-runner.ts';

/** Mutes a member, who can then read and withdraw, but not write; or lets them write again. */
export class MuteMember extends Command<CommandResult<undefined>> {
  constructor(
    readonly context: CommandContext,
    readonly memberId: string,
    readonly muted: boolean,
  ) {
    super();
  }
}

@CommandHandler(MuteMember)
export class MuteMemberHandler implements ICommandHandler<MuteMember> {
  constructor(private readonly runner: CommandRunner) {}

  /** Throws a 404 for who is no member, or was erased. */
  async execute({ context, memberId, muted }: MuteMember): Promise<CommandResult<undefined>> {
    const { at, reason = null } = context;
    const decide = muted ? muteMember({ memberId, reason, at }) : unmuteMember(memberId, at);
    const { position } = await this.runner.run(member, memberStream(memberId), context, decide);
    return noContent(position);
  }
}

import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../../shared/commands/command-context.ts';
import { noContent, type CommandResult } from '../../shared/commands/command-result.ts';
import { ContributionTypes, type ContributionKind } from './contribution-types.ts';

/** Removes a contribution as a moderator: its author can neither restore it nor make it again. */
export class RemoveContribution extends Command<CommandResult<undefined>> {
  constructor(
    readonly context: CommandContext,
    readonly kind: ContributionKind,
    readonly id: string,
  ) {
    super();
  }
}

@CommandHandler(RemoveContribution)
export class RemoveContributionHandler implements ICommandHandler<RemoveContribution> {
  constructor(private readonly types: ContributionTypes) {}

  async execute({ context, kind, id }: RemoveContribution): Promise<CommandResult<undefined>> {
    const { position } = await this.types.get(kind).remove(context, id);
    return noContent(position);
  }
}

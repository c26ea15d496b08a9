import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../../shared/commands/command-context.ts';
import type { CommandResult } from '../../shared/commands/command-result.ts';
import { ErasedMembers } from '../../shared/erased-members.ts';
import { ContributionLists } from './contribution-lists.ts';
import { ContributionTypes, type ContributionKind } from './contribution-types.ts';
import { contributionNotFound, Contributions } from './contributions.ts';

/** Restores what a moderator removed. */
export class RestoreContribution extends Command<CommandResult<object>> {
  constructor(
    readonly context: CommandContext,
    readonly kind: ContributionKind,
    readonly id: string,
  ) {
    super();
  }
}

@CommandHandler(RestoreContribution)
export class RestoreContributionHandler implements ICommandHandler<RestoreContribution> {
  constructor(
    private readonly types: ContributionTypes,
    private readonly contributions: Contributions,
    private readonly lists: ContributionLists,
    private readonly erased: ErasedMembers,
  ) {}

  /** Throws a 404, also for contributions of erased members. */
  async execute({ context, kind, id }: RestoreContribution): Promise<CommandResult<object>> {
    const document = await this.contributions.get(kind, id);
    if ((await this.erased.recorded([document.userId])).length > 0) throw contributionNotFound(kind);
    const { position } = await this.types.get(kind).restore(context, document);
    return { position, body: () => this.lists.one(kind, id, 'moderator') };
  }
}

import {
  category,
  categoryNameClaim,
  categoryStream,
  changeCategory,
  type AdminCategoryResponse,
  type CategoryFields,
} from '@henna/domain';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../../../shared/commands/command-context.ts';
import type { CommandResult } from '../../../shared/commands/command-result.ts';
import { NameReservations } from '../naming/name-reservations.ts';
import { adminCategoryResponse } from './category.response.ts';

export class ChangeCategory extends Command<CommandResult<AdminCategoryResponse>> {
  constructor(
    readonly context: CommandContext,
    readonly categoryId: string,
    readonly changes: Partial<CategoryFields>,
    /** The revision that the caller knows. */
    readonly revision?: string,
  ) {
    super();
  }
}

@CommandHandler(ChangeCategory)
export class ChangeCategoryHandler implements ICommandHandler<ChangeCategory> {
  constructor(private readonly names: NameReservations) {}

  async execute(command: ChangeCategory): Promise<CommandResult<AdminCategoryResponse>> {
    const { context, categoryId, changes, revision } = command;
    const { state, position } = await this.names.run(
      category,
      categoryStream(categoryId),
      context,
      changeCategory(changes, { revision, toResponse: adminCategoryResponse }, context.at),
      categoryNameClaim(categoryId),
    );
    return { position, body: () => adminCategoryResponse(state!) };
  }
}

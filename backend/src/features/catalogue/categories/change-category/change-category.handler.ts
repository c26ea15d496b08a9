import type { AdminCategoryResponse } from '@henna/contracts';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandResult } from '../../../../shared/commands/command-result.ts';
import { NameReservations } from '../../naming/name-reservations.ts';
import { categoryNaming, changeCategory } from '../category-decisions.ts';
import { category, categoryStream } from '../category.ts';
import { adminCategoryResponse } from '../category.response.ts';
import { ChangeCategory } from './change-category.command.ts';

@CommandHandler(ChangeCategory)
export class ChangeCategoryHandler implements ICommandHandler<ChangeCategory> {
  constructor(private readonly names: NameReservations) {}

  async execute(command: ChangeCategory): Promise<CommandResult<AdminCategoryResponse>> {
    const { context, categoryId, changes, revision } = command;
    const { state, position } = await this.names.run(
      category,
      categoryStream(categoryId),
      context,
      changeCategory(changes, { revision, present: adminCategoryResponse }, context.at),
      categoryNaming(categoryId),
    );
    return { position, body: () => adminCategoryResponse(state!) };
  }
}

import type { AdminCategoryResponse, CategoryFields } from '@henna/domain';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../../../shared/commands/command-context.ts';
import type { CommandResult } from '../../../shared/commands/command-result.ts';
import { NameReservations } from '../naming/name-reservations.ts';
import type { Supplied } from '../record.ts';
import { addCategory, categoryNaming } from './category-decisions.ts';
import { adminCategoryResponse } from './category.response.ts';
import { category, categoryStream } from './category.ts';

export class AddCategory extends Command<CommandResult<AdminCategoryResponse>> {
  constructor(
    readonly context: CommandContext,
    readonly fields: CategoryFields,
    readonly supplied: Supplied = {},
  ) {
    super();
  }
}

@CommandHandler(AddCategory)
export class AddCategoryHandler implements ICommandHandler<AddCategory> {
  constructor(private readonly names: NameReservations) {}

  async execute({ context, fields, supplied }: AddCategory): Promise<CommandResult<AdminCategoryResponse>> {
    const categoryId = supplied.id ?? context.newId('category');
    const { state, position } = await this.names.run(
      category,
      categoryStream(categoryId),
      context,
      addCategory(categoryId, fields, supplied.addedAt ?? context.at),
      categoryNaming(categoryId),
    );
    return { position, status: 201, body: () => adminCategoryResponse(state!) };
  }
}

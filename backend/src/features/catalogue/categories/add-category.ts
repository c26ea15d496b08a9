import {
  addCategory,
  category,
  categoryNameClaim,
  categoryStream,
  type AdminCategoryResponse,
  type CategoryFields,
} from '@henna/domain';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext, ImportedIdentity } from '../../../shared/commands/command-context.ts';
import type { CommandResult } from '../../../shared/commands/command-result.ts';
import { NameReservations } from '../naming/name-reservations.ts';
import { adminCategoryResponse } from './category.response.ts';

export class AddCategory extends Command<CommandResult<AdminCategoryResponse>> {
  constructor(
    readonly context: CommandContext,
    readonly fields: CategoryFields,
    readonly imported: ImportedIdentity = {},
  ) {
    super();
  }
}

@CommandHandler(AddCategory)
export class AddCategoryHandler implements ICommandHandler<AddCategory> {
  constructor(private readonly names: NameReservations) {}

  async execute({ context, fields, imported }: AddCategory): Promise<CommandResult<AdminCategoryResponse>> {
    const categoryId = imported.id ?? context.newId('category');
    const { state, position } = await this.names.run(
      category,
      categoryStream(categoryId),
      context,
      addCategory(categoryId, fields, imported.addedAt ?? context.at),
      categoryNameClaim(categoryId),
    );
    return { position, status: 201, body: () => adminCategoryResponse(state!) };
  }
}

import type { AdminCategoryResponse } from './category.response.ts';
import {
  addCategory,
  category,
  type CategoryFields,
  categoryNameClaim,
  categoryStream,
  changeCategory,
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

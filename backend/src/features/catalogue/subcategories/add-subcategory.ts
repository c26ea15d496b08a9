import {
  addSubcategory,
  category,
  categoryStream,
  subcategoryNameClaim,
  subcategoryOf,
  type AdminSubcategoryResponse,
  type CategoryFields,
} from '@henna/domain';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext, ImportedIdentity } from '../../../shared/commands/command-context.ts';
import type { CommandResult } from '../../../shared/commands/command-result.ts';
import { adminSubcategoryResponse } from '../categories/category.response.ts';
import { NameReservations } from '../naming/name-reservations.ts';

export class AddSubcategory extends Command<CommandResult<AdminSubcategoryResponse>> {
  constructor(
    readonly context: CommandContext,
    readonly categoryId: string,
    readonly fields: CategoryFields,
    readonly imported: ImportedIdentity = {},
  ) {
    super();
  }
}

@CommandHandler(AddSubcategory)
export class AddSubcategoryHandler implements ICommandHandler<AddSubcategory> {
  constructor(private readonly names: NameReservations) {}

  async execute(command: AddSubcategory): Promise<CommandResult<AdminSubcategoryResponse>> {
    const { context, categoryId, fields, imported } = command;
    const subcategoryId = imported.id ?? context.newId('subcategory');
    const { state, position } = await this.names.run(
      category,
      categoryStream(categoryId),
      context,
      addSubcategory(subcategoryId, fields, imported.addedAt ?? context.at),
      subcategoryNameClaim(categoryId, subcategoryId),
    );
    const subcategory = subcategoryOf(state, subcategoryId);
    return { position, status: 201, body: () => adminSubcategoryResponse(categoryId, subcategory) };
  }
}

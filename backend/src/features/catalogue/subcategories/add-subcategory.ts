import type { AdminSubcategoryResponse, CategoryFields } from '@henna/domain';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../../../shared/commands/command-context.ts';
import type { CommandResult } from '../../../shared/commands/command-result.ts';
import { adminSubcategoryResponse } from '../categories/category.response.ts';
import { category, categoryStream } from '../categories/category.ts';
import { NameReservations } from '../naming/name-reservations.ts';
import type { Supplied } from '../record.ts';
import { addSubcategory, subcategoryNaming, subcategoryOf } from './subcategory.ts';

export class AddSubcategory extends Command<CommandResult<AdminSubcategoryResponse>> {
  constructor(
    readonly context: CommandContext,
    readonly categoryId: string,
    readonly fields: CategoryFields,
    readonly supplied: Supplied = {},
  ) {
    super();
  }
}

@CommandHandler(AddSubcategory)
export class AddSubcategoryHandler implements ICommandHandler<AddSubcategory> {
  constructor(private readonly names: NameReservations) {}

  async execute(command: AddSubcategory): Promise<CommandResult<AdminSubcategoryResponse>> {
    const { context, categoryId, fields, supplied } = command;
    const subcategoryId = supplied.id ?? context.newId('subcategory');
    const { state, position } = await this.names.run(
      category,
      categoryStream(categoryId),
      context,
      addSubcategory(subcategoryId, fields, supplied.addedAt ?? context.at),
      subcategoryNaming(categoryId, subcategoryId),
    );
    const subcategory = subcategoryOf(state, subcategoryId);
    return { position, status: 201, body: () => adminSubcategoryResponse(categoryId, subcategory) };
  }
}

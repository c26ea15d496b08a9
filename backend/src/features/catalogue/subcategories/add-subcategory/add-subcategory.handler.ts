import type { AdminSubcategoryResponse } from '@henna/contracts';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandResult } from '../../../../shared/commands/command-result.ts';
import { category, categoryStream } from '../../categories/category.ts';
import { adminSubcategoryResponse } from '../../categories/category.response.ts';
import { NameReservations } from '../../naming/name-reservations.ts';
import { addSubcategory, subcategoryNaming, subcategoryOf } from '../subcategory.ts';
import { AddSubcategory } from './add-subcategory.command.ts';

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

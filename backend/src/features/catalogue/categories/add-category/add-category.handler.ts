import type { AdminCategoryResponse } from '@henna/contracts';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandResult } from '../../../../shared/commands/command-result.ts';
import { NameReservations } from '../../naming/name-reservations.ts';
import { addCategory, categoryNaming } from '../category-decisions.ts';
import { category, categoryStream } from '../category.ts';
import { adminCategoryResponse } from '../category.response.ts';
import { AddCategory } from './add-category.command.ts';

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

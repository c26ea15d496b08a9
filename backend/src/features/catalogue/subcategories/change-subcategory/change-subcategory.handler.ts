import type { AdminSubcategoryResponse } from '@henna/contracts';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandResult } from '../../../../shared/commands/command-result.ts';
import { CatalogueIndex } from '../../catalogue-index/catalogue-index.ts';
import { category, categoryStream, type SubcategoryRecord } from '../../categories/category.ts';
import { adminSubcategoryResponse } from '../../categories/category.response.ts';
import { NameReservations } from '../../naming/name-reservations.ts';
import { homeCategory } from '../home-category.ts';
import { changeSubcategory, subcategoryNaming, subcategoryOf } from '../subcategory.ts';
import { ChangeSubcategory } from './change-subcategory.command.ts';

@CommandHandler(ChangeSubcategory)
export class ChangeSubcategoryHandler implements ICommandHandler<ChangeSubcategory> {
  constructor(
    private readonly names: NameReservations,
    private readonly catalogue: CatalogueIndex,
  ) {}

  async execute(command: ChangeSubcategory): Promise<CommandResult<AdminSubcategoryResponse>> {
    const { context, subcategoryId, categoryId, changes, revision } = command;
    const home = homeCategory(this.catalogue, subcategoryId)._id;
    const present = (record: SubcategoryRecord) => adminSubcategoryResponse(home, record);
    const { state, position } = await this.names.run(
      category,
      categoryStream(home),
      context,
      changeSubcategory(subcategoryId, categoryId, changes, { revision, present }, context.at),
      subcategoryNaming(home, subcategoryId),
    );
    const subcategory = subcategoryOf(state, subcategoryId);
    return { position, body: () => present(subcategory) };
  }
}

import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { noContent, type CommandResult } from '../../../../shared/commands/command-result.ts';
import { CommandRunner } from '../../../../shared/commands/command-runner.ts';
import { CatalogueIndex } from '../../catalogue-index/catalogue-index.ts';
import { category, categoryStream, type SubcategoryRecord } from '../../categories/category.ts';
import { adminSubcategoryResponse } from '../../categories/category.response.ts';
import { homeCategory } from '../home-category.ts';
import { removeSubcategory } from '../subcategory.ts';
import { RemoveSubcategory } from './remove-subcategory.command.ts';

@CommandHandler(RemoveSubcategory)
export class RemoveSubcategoryHandler implements ICommandHandler<RemoveSubcategory> {
  constructor(
    private readonly runner: CommandRunner,
    private readonly catalogue: CatalogueIndex,
  ) {}

  async execute({ context, subcategoryId, revision }: RemoveSubcategory): Promise<CommandResult<undefined>> {
    const home = homeCategory(this.catalogue, subcategoryId)._id;
    const present = (record: SubcategoryRecord) => adminSubcategoryResponse(home, record);
    const { position } = await this.runner.run(
      category,
      categoryStream(home),
      context,
      removeSubcategory(subcategoryId, { revision, present }, context.at),
    );
    return noContent(position);
  }
}

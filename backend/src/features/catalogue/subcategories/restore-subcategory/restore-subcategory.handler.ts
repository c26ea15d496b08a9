import type { AdminSubcategoryResponse } from '@henna/contracts';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandResult } from '../../../../shared/commands/command-result.ts';
import { CommandRunner } from '../../../../shared/commands/command-runner.ts';
import { CatalogueIndex } from '../../catalogue-index/catalogue-index.ts';
import { category, categoryStream } from '../../categories/category.ts';
import { adminSubcategoryResponse } from '../../categories/category.response.ts';
import { homeCategory } from '../home-category.ts';
import { restoreSubcategory, subcategoryOf } from '../subcategory.ts';
import { RestoreSubcategory } from './restore-subcategory.command.ts';

@CommandHandler(RestoreSubcategory)
export class RestoreSubcategoryHandler implements ICommandHandler<RestoreSubcategory> {
  constructor(
    private readonly runner: CommandRunner,
    private readonly catalogue: CatalogueIndex,
  ) {}

  async execute({ context, subcategoryId }: RestoreSubcategory): Promise<CommandResult<AdminSubcategoryResponse>> {
    const home = homeCategory(this.catalogue, subcategoryId)._id;
    const { state, position } = await this.runner.run(
      category,
      categoryStream(home),
      context,
      restoreSubcategory(subcategoryId, context.at),
    );
    const subcategory = subcategoryOf(state, subcategoryId);
    return { position, body: () => adminSubcategoryResponse(home, subcategory) };
  }
}

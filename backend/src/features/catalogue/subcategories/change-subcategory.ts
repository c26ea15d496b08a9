import {
  category,
  categoryStream,
  changeSubcategory,
  subcategoryNameClaim,
  subcategoryOf,
  type AdminSubcategoryResponse,
  type CategoryFields,
  type SubcategoryRecord,
} from '@henna/domain';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../../../shared/commands/command-context.ts';
import type { CommandResult } from '../../../shared/commands/command-result.ts';
import { CatalogueIndex } from '../catalogue-index/catalogue-index.ts';
import { adminSubcategoryResponse } from '../categories/category.response.ts';
import { NameReservations } from '../naming/name-reservations.ts';
import { homeCategory } from './home-category.ts';

export class ChangeSubcategory extends Command<CommandResult<AdminSubcategoryResponse>> {
  constructor(
    readonly context: CommandContext,
    readonly subcategoryId: string,
    /** The category that the caller takes it to be in, if said. */
    readonly categoryId: string | undefined,
    readonly changes: Partial<CategoryFields>,
    /** The revision that the caller knows. */
    readonly revision?: string,
  ) {
    super();
  }
}

@CommandHandler(ChangeSubcategory)
export class ChangeSubcategoryHandler implements ICommandHandler<ChangeSubcategory> {
  constructor(
    private readonly names: NameReservations,
    private readonly catalogue: CatalogueIndex,
  ) {}

  async execute(command: ChangeSubcategory): Promise<CommandResult<AdminSubcategoryResponse>> {
    const { context, subcategoryId, categoryId, changes, revision } = command;
    const home = homeCategory(this.catalogue, subcategoryId)._id;
    const toResponse = (record: SubcategoryRecord) => adminSubcategoryResponse(home, record);
    const { state, position } = await this.names.run(
      category,
      categoryStream(home),
      context,
      changeSubcategory(subcategoryId, categoryId, changes, { revision, toResponse }, context.at),
      subcategoryNameClaim(home, subcategoryId),
    );
    const subcategory = subcategoryOf(state, subcategoryId);
    return { position, body: () => toResponse(subcategory) };
  }
}

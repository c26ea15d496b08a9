import type { AdminSubcategoryResponse } from '../categories/category.response.ts';
import {
  addSubcategory,
  category,
  categoryStream,
  changeSubcategory,
  subcategoryNameClaim,
  SubcategoryNotFoundError,
  subcategoryOf,
  type CategoryDocument,
  type CategoryFields,
  type SubcategoryRecord,
} from '@henna/domain';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext, ImportedIdentity } from '../../../shared/commands/command-context.ts';
import type { CommandResult } from '../../../shared/commands/command-result.ts';
import { CatalogueIndex } from '../../listing/index.ts';
import { adminSubcategoryResponse } from '../categories/category.response.ts';
import { NameReservations } from '../naming/name-reservations.ts';

/** The category that a subcategory is in, removed or not. Throws {@link SubcategoryNotFoundError}. */
export const homeCategory = (catalogue: CatalogueIndex, subcategoryId: string): CategoryDocument => {
  for (const category of catalogue.allCategories())
    if (category.subcategories.some(({ id }) => id === subcategoryId)) return category;
  throw new SubcategoryNotFoundError();
};

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

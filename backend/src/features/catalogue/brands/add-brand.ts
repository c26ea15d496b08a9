import { addBrand, brand, brandNameClaim, brandStream, type AdminBrandResponse, type BrandFields } from '@henna/domain';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext, ImportedIdentity } from '../../../shared/commands/command-context.ts';
import type { CommandResult } from '../../../shared/commands/command-result.ts';
import { Listing } from '../listing/listing.ts';
import { NameReservations } from '../naming/name-reservations.ts';
import { adminBrandResponse } from './brand.response.ts';

export class AddBrand extends Command<CommandResult<AdminBrandResponse>> {
  constructor(
    readonly context: CommandContext,
    readonly fields: BrandFields,
    readonly imported: ImportedIdentity = {},
  ) {
    super();
  }
}

@CommandHandler(AddBrand)
export class AddBrandHandler implements ICommandHandler<AddBrand> {
  constructor(
    private readonly names: NameReservations,
    private readonly listing: Listing,
  ) {}

  async execute({ context, fields, imported }: AddBrand): Promise<CommandResult<AdminBrandResponse>> {
    const brandId = imported.id ?? context.newId('brand');
    const { state, position } = await this.names.run(
      brand,
      brandStream(brandId),
      context,
      addBrand(brandId, fields, imported.addedAt ?? context.at),
      brandNameClaim(brandId),
    );
    return { position, status: 201, body: () => adminBrandResponse(state!, this.listing.count(`brand:${brandId}`)) };
  }
}

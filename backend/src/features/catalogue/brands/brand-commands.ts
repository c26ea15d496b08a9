import type { AdminBrandResponse } from './brand.response.ts';
import {
  addBrand,
  brand,
  brandNameClaim,
  brandStream,
  changeBrand,
  type BrandFields,
  type BrandRecord,
} from '@henna/domain';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext, ImportedIdentity } from '../../../shared/commands/command-context.ts';
import type { CommandResult } from '../../../shared/commands/command-result.ts';
import { Listing } from '../../listing/index.ts';
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

export class ChangeBrand extends Command<CommandResult<AdminBrandResponse>> {
  constructor(
    readonly context: CommandContext,
    readonly brandId: string,
    readonly changes: Partial<BrandFields>,
    /** The revision that the caller knows. */
    readonly revision?: string,
  ) {
    super();
  }
}

@CommandHandler(ChangeBrand)
export class ChangeBrandHandler implements ICommandHandler<ChangeBrand> {
  constructor(
    private readonly names: NameReservations,
    private readonly listing: Listing,
  ) {}

  async execute({ context, brandId, changes, revision }: ChangeBrand): Promise<CommandResult<AdminBrandResponse>> {
    const toResponse = (record: BrandRecord) => adminBrandResponse(record, this.listing.count(`brand:${brandId}`));
    const { state, position } = await this.names.run(
      brand,
      brandStream(brandId),
      context,
      changeBrand(changes, { revision, toResponse }, context.at),
      brandNameClaim(brandId),
    );
    return { position, body: () => toResponse(state!) };
  }
}

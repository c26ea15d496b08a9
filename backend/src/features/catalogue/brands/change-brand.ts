import {
  brand,
  brandNameClaim,
  brandStream,
  changeBrand,
  type AdminBrandResponse,
  type BrandFields,
  type BrandRecord,
} from '@henna/domain';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../../../shared/commands/command-context.ts';
import type { CommandResult } from '../../../shared/commands/command-result.ts';
import { Listing } from '../listing/listing.ts';
import { NameReservations } from '../naming/name-reservations.ts';
import { adminBrandResponse } from './brand.response.ts';

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

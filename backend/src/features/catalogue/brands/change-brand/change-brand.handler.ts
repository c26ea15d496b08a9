import type { AdminBrandResponse } from '@henna/contracts';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandResult } from '../../../../shared/commands/command-result.ts';
import { NameReservations } from '../../naming/name-reservations.ts';
import { Listing } from '../../listing/listing.ts';
import { brand, brandNaming, brandStream, changeBrand, type BrandRecord } from '../brand.ts';
import { adminBrandResponse } from '../brand.response.ts';
import { ChangeBrand } from './change-brand.command.ts';

@CommandHandler(ChangeBrand)
export class ChangeBrandHandler implements ICommandHandler<ChangeBrand> {
  constructor(
    private readonly names: NameReservations,
    private readonly listing: Listing,
  ) {}

  async execute({ context, brandId, changes, revision }: ChangeBrand): Promise<CommandResult<AdminBrandResponse>> {
    const present = (record: BrandRecord) => adminBrandResponse(record, this.listing.count(`brand:${brandId}`));
    const { state, position } = await this.names.run(
      brand,
      brandStream(brandId),
      context,
      changeBrand(changes, { revision, present }, context.at),
      brandNaming(brandId),
    );
    return { position, body: () => present(state!) };
  }
}

import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { noContent, type CommandResult } from '../../../../shared/commands/command-result.ts';
import { CommandRunner } from '../../../../shared/commands/command-runner.ts';
import { Listing } from '../../listing/listing.ts';
import { brand, brandStream, removeBrand, type BrandRecord } from '../brand.ts';
import { adminBrandResponse } from '../brand.response.ts';
import { RemoveBrand } from './remove-brand.command.ts';

@CommandHandler(RemoveBrand)
export class RemoveBrandHandler implements ICommandHandler<RemoveBrand> {
  constructor(
    private readonly runner: CommandRunner,
    private readonly listing: Listing,
  ) {}

  async execute({ context, brandId, revision }: RemoveBrand): Promise<CommandResult<undefined>> {
    const present = (record: BrandRecord) => adminBrandResponse(record, this.listing.count(`brand:${brandId}`));
    const { position } = await this.runner.run(
      brand,
      brandStream(brandId),
      context,
      removeBrand({ revision, present }, context.at),
    );
    return noContent(position);
  }
}

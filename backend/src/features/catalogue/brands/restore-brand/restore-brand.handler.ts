import type { AdminBrandResponse } from '@henna/contracts';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandResult } from '../../../../shared/commands/command-result.ts';
import { CommandRunner } from '../../../../shared/commands/command-runner.ts';
import { Listing } from '../../listing/listing.ts';
import { brand, brandStream, restoreBrand } from '../brand.ts';
import { adminBrandResponse } from '../brand.response.ts';
import { RestoreBrand } from './restore-brand.command.ts';

@CommandHandler(RestoreBrand)
export class RestoreBrandHandler implements ICommandHandler<RestoreBrand> {
  constructor(
    private readonly runner: CommandRunner,
    private readonly listing: Listing,
  ) {}

  async execute({ context, brandId }: RestoreBrand): Promise<CommandResult<AdminBrandResponse>> {
    const { state, position } = await this.runner.run(brand, brandStream(brandId), context, restoreBrand(context.at));
    return { position, body: () => adminBrandResponse(state!, this.listing.count(`brand:${brandId}`)) };
  }
}

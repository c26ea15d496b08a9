import type { AdminBannerResponse } from '@henna/contracts';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandResult } from '../../../shared/commands/command-result.ts';
import { CommandRunner } from '../../../shared/commands/command-runner.ts';
import { addBanner, banner, bannerStream } from '../banner.ts';
import { bannerOfStream } from '../banner.response.ts';
import { AddBanner } from './add-banner.command.ts';

@CommandHandler(AddBanner)
export class AddBannerHandler implements ICommandHandler<AddBanner> {
  constructor(private readonly runner: CommandRunner) {}

  async execute({ context, fields, bannerId }: AddBanner): Promise<CommandResult<AdminBannerResponse>> {
    const { state, position } = await this.runner.run(
      banner,
      bannerStream(bannerId),
      context,
      addBanner(bannerId, fields, context.at),
    );
    return { position, status: 201, body: () => bannerOfStream(state!) };
  }
}

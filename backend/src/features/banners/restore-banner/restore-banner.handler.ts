import type { AdminBannerResponse } from '@henna/contracts';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandResult } from '../../../shared/commands/command-result.ts';
import { CommandRunner } from '../../../shared/commands/command-runner.ts';
import { banner, bannerStream, restoreBanner } from '../banner.ts';
import { bannerOfStream } from '../banner.response.ts';
import { RestoreBanner } from './restore-banner.command.ts';

@CommandHandler(RestoreBanner)
export class RestoreBannerHandler implements ICommandHandler<RestoreBanner> {
  constructor(private readonly runner: CommandRunner) {}

  async execute({ context, bannerId }: RestoreBanner): Promise<CommandResult<AdminBannerResponse>> {
    const decision = restoreBanner(context.at);
    const { state, position } = await this.runner.run(banner, bannerStream(bannerId), context, decision);
    return { position, body: () => bannerOfStream(state!) };
  }
}

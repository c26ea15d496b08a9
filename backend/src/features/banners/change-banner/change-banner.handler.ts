import type { AdminBannerResponse } from '@henna/contracts';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandResult } from '../../../shared/commands/command-result.ts';
import { CommandRunner } from '../../../shared/commands/command-runner.ts';
import { banner, bannerStream, changeBanner } from '../banner.ts';
import { bannerOfStream } from '../banner.response.ts';
import { ChangeBanner } from './change-banner.command.ts';

@CommandHandler(ChangeBanner)
export class ChangeBannerHandler implements ICommandHandler<ChangeBanner> {
  constructor(private readonly runner: CommandRunner) {}

  async execute({ context, bannerId, changes, revision }: ChangeBanner): Promise<CommandResult<AdminBannerResponse>> {
    const decision = changeBanner(changes, { revision, present: bannerOfStream }, context.at);
    const { state, position } = await this.runner.run(banner, bannerStream(bannerId), context, decision);
    return { position, body: () => bannerOfStream(state!) };
  }
}

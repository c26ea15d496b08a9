import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { noContent, type CommandResult } from '../../../shared/commands/command-result.ts';
import { CommandRunner } from '../../../shared/commands/command-runner.ts';
import { banner, bannerStream, removeBanner } from '../banner.ts';
import { bannerOfStream } from '../banner.response.ts';
import { RemoveBanner } from './remove-banner.command.ts';

@CommandHandler(RemoveBanner)
export class RemoveBannerHandler implements ICommandHandler<RemoveBanner> {
  constructor(private readonly runner: CommandRunner) {}

  async execute({ context, bannerId, revision }: RemoveBanner): Promise<CommandResult<undefined>> {
    const decision = removeBanner(context.at, { revision, present: bannerOfStream });
    const { position } = await this.runner.run(banner, bannerStream(bannerId), context, decision);
    return noContent(position);
  }
}

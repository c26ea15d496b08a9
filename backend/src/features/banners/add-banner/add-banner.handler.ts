import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CommandRunner } from '../../../shared/commands/command-runner.ts';
import { addBanner, banner, bannerStream } from '../banner.ts';
import { AddBanner } from './add-banner.command.ts';

@CommandHandler(AddBanner)
export class AddBannerHandler implements ICommandHandler<AddBanner> {
  constructor(private readonly runner: CommandRunner) {}

  async execute({ context, fields, bannerId }: AddBanner) {
    const { position } = await this.runner.run(
      banner,
      bannerStream(bannerId),
      context,
      addBanner(bannerId, fields, context.at),
    );
    return { position };
  }
}

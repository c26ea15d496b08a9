import { addBanner, banner, bannerStream, type AdminBannerResponse, type BannerFields } from '@henna/domain';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../../shared/commands/command-context.ts';
import type { CommandResult } from '../../shared/commands/command-result.ts';
import { CommandRunner } from '../../shared/commands/command-runner.ts';
import { bannerOfStream } from './banner.response.ts';

export class AddBanner extends Command<CommandResult<AdminBannerResponse>> {
  constructor(
    readonly context: CommandContext,
    readonly fields: BannerFields & { readonly active: boolean },
    /** The id, where it is not decided here. */
    readonly bannerId: string = context.newId('banner'),
  ) {
    super();
  }
}

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

import { type ProductImageResponse, productImages, productStream, restoreImage } from '@henna/domain';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../../shared/commands/command-context.ts';
import type { CommandResult } from '../../shared/commands/command-result.ts';
import { CommandRunner } from '../../shared/commands/command-runner.ts';
import { activeImageResponse } from './media.responses.ts';

export class RestoreImage extends Command<CommandResult<ProductImageResponse>> {
  constructor(
    readonly context: CommandContext,
    readonly productId: string,
    readonly imageId: string,
  ) {
    super();
  }
}

@CommandHandler(RestoreImage)
export class RestoreImageHandler implements ICommandHandler<RestoreImage> {
  constructor(private readonly runner: CommandRunner) {}

  async execute({ context, productId, imageId }: RestoreImage): Promise<CommandResult<ProductImageResponse>> {
    const decide = restoreImage(imageId, context.at);
    const { state, position } = await this.runner.run(productImages, productStream(productId), context, decide);
    return { position, body: () => activeImageResponse(state, imageId) };
  }
}

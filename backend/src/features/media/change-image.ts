import { changeImage, type ProductImageResponse, productImages, productStream } from '@henna/domain';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../../shared/commands/command-context.ts';
import type { CommandResult } from '../../shared/commands/command-result.ts';
import { CommandRunner } from '../../shared/commands/command-runner.ts';
import { activeImageResponse } from './media.responses.ts';

export class ChangeImage extends Command<CommandResult<ProductImageResponse>> {
  constructor(
    readonly context: CommandContext,
    readonly productId: string,
    readonly imageId: string,
    readonly altText: string | null,
  ) {
    super();
  }
}

@CommandHandler(ChangeImage)
export class ChangeImageHandler implements ICommandHandler<ChangeImage> {
  constructor(private readonly runner: CommandRunner) {}

  async execute({ context, productId, imageId, altText }: ChangeImage): Promise<CommandResult<ProductImageResponse>> {
    const decide = changeImage(imageId, altText, context.at);
    const { state, position } = await this.runner.run(productImages, productStream(productId), context, decide);
    return { position, body: () => activeImageResponse(state, imageId) };
  }
}

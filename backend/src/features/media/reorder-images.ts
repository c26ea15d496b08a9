import { type ProductImageResponse, productImages, productStream, reorderImages } from '@henna/domain';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../../shared/commands/command-context.ts';
import type { CommandResult } from '../../shared/commands/command-result.ts';
import { CommandRunner } from '../../shared/commands/command-runner.ts';
import { imageResponses } from './media.responses.ts';

export class ReorderImages extends Command<CommandResult<ProductImageResponse[]>> {
  constructor(
    readonly context: CommandContext,
    readonly productId: string,
    readonly imageIds: readonly string[],
  ) {
    super();
  }
}

@CommandHandler(ReorderImages)
export class ReorderImagesHandler implements ICommandHandler<ReorderImages> {
  constructor(private readonly runner: CommandRunner) {}

  async execute({ context, productId, imageIds }: ReorderImages): Promise<CommandResult<ProductImageResponse[]>> {
    const decide = reorderImages(imageIds, context.at);
    const { state, position } = await this.runner.run(productImages, productStream(productId), context, decide);
    return { position, body: () => imageResponses(state) };
  }
}

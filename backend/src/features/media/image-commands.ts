import type { ProductImageResponse } from '../listing/index.ts';
import { changeImage, productImages, productStream, removeImage, reorderImages, restoreImage } from '@henna/domain';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../../shared/commands/command-context.ts';
import { type CommandResult, noContent } from '../../shared/commands/command-result.ts';
import { CommandRunner } from '../../shared/commands/command-runner.ts';
import { activeImageResponse, imageResponses } from './media.responses.ts';

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

export class RemoveImage extends Command<CommandResult<undefined>> {
  constructor(
    readonly context: CommandContext,
    readonly productId: string,
    readonly imageId: string,
  ) {
    super();
  }
}

@CommandHandler(RemoveImage)
export class RemoveImageHandler implements ICommandHandler<RemoveImage> {
  constructor(private readonly runner: CommandRunner) {}

  async execute({ context, productId, imageId }: RemoveImage): Promise<CommandResult<undefined>> {
    const decide = removeImage(imageId, context.at);
    const { position } = await this.runner.run(productImages, productStream(productId), context, decide);
    return noContent(position);
  }
}

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

import type { ProductImageResponse } from '@henna/contracts';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandResult } from '../../../shared/commands/command-result.ts';
import { CommandRunner } from '../../../shared/commands/command-runner.ts';
import { productStream } from '../../catalogue/index.ts';
import { standingImage } from '../image.response.ts';
import { changeImage, productImages } from '../product-images.ts';
import { ChangeImage } from './change-image.command.ts';

@CommandHandler(ChangeImage)
export class ChangeImageHandler implements ICommandHandler<ChangeImage> {
  constructor(private readonly runner: CommandRunner) {}

  async execute({ context, productId, imageId, altText }: ChangeImage): Promise<CommandResult<ProductImageResponse>> {
    const decide = changeImage(imageId, altText, context.at);
    const { state, position } = await this.runner.run(productImages, productStream(productId), context, decide);
    return { position, body: () => standingImage(state, imageId) };
  }
}

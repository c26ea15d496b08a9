import type { ProductImageResponse } from '@henna/contracts';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandResult } from '../../../shared/commands/command-result.ts';
import { CommandRunner } from '../../../shared/commands/command-runner.ts';
import { productStream } from '../../catalogue/index.ts';
import { standingImage } from '../image.response.ts';
import { productImages, restoreImage } from '../product-images.ts';
import { RestoreImage } from './restore-image.command.ts';

@CommandHandler(RestoreImage)
export class RestoreImageHandler implements ICommandHandler<RestoreImage> {
  constructor(private readonly runner: CommandRunner) {}

  async execute({ context, productId, imageId }: RestoreImage): Promise<CommandResult<ProductImageResponse>> {
    const decide = restoreImage(imageId, context.at);
    const { state, position } = await this.runner.run(productImages, productStream(productId), context, decide);
    return { position, body: () => standingImage(state, imageId) };
  }
}

import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { noContent, type CommandResult } from '../../../shared/commands/command-result.ts';
import { CommandRunner } from '../../../shared/commands/command-runner.ts';
import { productStream } from '../../catalogue/index.ts';
import { productImages, removeImage } from '../product-images.ts';
import { RemoveImage } from './remove-image.command.ts';

@CommandHandler(RemoveImage)
export class RemoveImageHandler implements ICommandHandler<RemoveImage> {
  constructor(private readonly runner: CommandRunner) {}

  async execute({ context, productId, imageId }: RemoveImage): Promise<CommandResult<undefined>> {
    const decide = removeImage(imageId, context.at);
    const { position } = await this.runner.run(productImages, productStream(productId), context, decide);
    return noContent(position);
  }
}

import { productImages, productStream, removeImage } from '@henna/domain';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../../shared/commands/command-context.ts';
import { noContent, type CommandResult } from '../../shared/commands/command-result.ts';
import { CommandRunner } from '../../shared/commands/command-runner.ts';

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

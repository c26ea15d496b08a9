import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandResult } from '../../../shared/commands/command-result.ts';
import { CommandRunner } from '../../../shared/commands/command-runner.ts';
import { productStream } from '../../catalogue/index.ts';
import { ProductStatistics } from '../statistics/product-statistics.ts';
import { productResets, undoReset } from './product-resets.ts';
import { UndoReset } from './undo-reset.command.ts';

@CommandHandler(UndoReset)
export class UndoResetHandler implements ICommandHandler<UndoReset> {
  constructor(
    private readonly runner: CommandRunner,
    private readonly statistics: ProductStatistics,
  ) {}

  async execute({ context, productId, kind, resetId }: UndoReset): Promise<CommandResult<object>> {
    const decision = undoReset({ productId, kind, resetId, at: context.at });
    const { position } = await this.runner.run(productResets, productStream(productId), context, decision);
    return { position, body: () => this.statistics.of(productId, kind) };
  }
}

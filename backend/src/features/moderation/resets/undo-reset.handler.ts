import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { clearStream } from '../../../shared/commands/clears.ts';
import type { CommandResult } from '../../../shared/commands/command-result.ts';
import { CommandRunner } from '../../../shared/commands/command-runner.ts';
import { CatalogueIndex, productStream } from '../../catalogue/index.ts';
import { kindClears } from '../../clearing/index.ts';
import { ProductStatistics } from '../statistics/product-statistics.ts';
import { productResets, ResetSinceError, undoReset } from './product-resets.ts';
import { UndoReset } from './undo-reset.command.ts';

@CommandHandler(UndoReset)
export class UndoResetHandler implements ICommandHandler<UndoReset> {
  constructor(
    private readonly runner: CommandRunner,
    private readonly statistics: ProductStatistics,
    private readonly catalogue: CatalogueIndex,
  ) {}

  /** Throws a 404 or {@link ResetSinceError}: a clear since keeps away what the reset would give back. */
  async execute({ context, productId, kind, resetId }: UndoReset): Promise<CommandResult<object>> {
    const { state } = await this.runner.fold(kindClears, clearStream(kind));
    const latest = this.catalogue.product(productId)?.resets?.[kind].at(-1);
    const undo = undoReset({ productId, kind, resetId, at: context.at });
    const { position } = await this.runner.run(productResets, productStream(productId), context, (resets) => {
      const events = undo(resets);
      if (events.length > 0 && latest && state.standing.includes(latest.resetId)) throw new ResetSinceError();
      return events;
    });
    return { position, body: () => this.statistics.of(productId, kind) };
  }
}

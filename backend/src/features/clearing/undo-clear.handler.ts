import type { ClearedEntity } from '@henna/contracts';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { clearStream } from '../../shared/commands/clears.ts';
import { noContent, type CommandResult } from '../../shared/commands/command-result.ts';
import { CommandRunner } from '../../shared/commands/command-runner.ts';
import { CatalogueIndex } from '../catalogue/index.ts';
import { ClearedSinceError, kindClears, undoClear } from './kind-clears.ts';
import { UndoClear } from './undo-clear.command.ts';

@CommandHandler(UndoClear)
export class UndoClearHandler implements ICommandHandler<UndoClear> {
  constructor(
    private readonly runner: CommandRunner,
    private readonly catalogue: CatalogueIndex,
  ) {}

  async execute({ context, entity, clearId }: UndoClear): Promise<CommandResult<undefined>> {
    this.requireLatest(entity, clearId);
    const decision = undoClear({ entity, clearId, at: context.at });
    const { position } = await this.runner.run(kindClears, clearStream(entity), context, decision);
    return noContent(position);
  }

  /** A product that was reset since keeps away what the clear took. Throws {@link ClearedSinceError}. */
  private requireLatest(entity: ClearedEntity, clearId: string) {
    if (entity !== 'votes' && entity !== 'ratings') return;
    for (const { resets } of this.catalogue.allProducts()) {
      const standing = resets?.[entity] ?? [];
      if (standing.some(({ resetId }) => resetId === clearId) && standing.at(-1)!.resetId !== clearId)
        throw new ClearedSinceError();
    }
  }
}

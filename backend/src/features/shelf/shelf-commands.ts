import {
  placeOnShelf,
  ProductNotFoundError,
  removeFromShelf,
  shelfItem,
  shelfStream,
  type ShelfState,
} from '@henna/domain';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../../shared/commands/command-context.ts';
import { noContent, type CommandResult } from '../../shared/commands/command-result.ts';
import { CommandRunner } from '../../shared/commands/command-runner.ts';
import { CatalogueIndex } from '../listing/index.ts';
import type { ShelfEntryResponse } from './shelf.responses.ts';
import { Shelves } from './shelves.ts';

export class PlaceOnShelf extends Command<CommandResult<ShelfEntryResponse>> {
  constructor(
    readonly context: CommandContext,
    readonly productId: string,
    readonly userId: string,
    readonly state: ShelfState,
    readonly again: boolean | null | undefined,
  ) {
    super();
  }
}

@CommandHandler(PlaceOnShelf)
export class PlaceOnShelfHandler implements ICommandHandler<PlaceOnShelf> {
  constructor(
    private readonly runner: CommandRunner,
    private readonly catalogue: CatalogueIndex,
    private readonly shelves: Shelves,
  ) {}

  async execute({ context, productId, userId, state, again }: PlaceOnShelf) {
    if (!this.catalogue.visibleProduct(productId)) throw new ProductNotFoundError();
    const hasRoom = await this.shelves.hasRoom(userId);
    const outcome = await this.runner.run(
      shelfItem,
      shelfStream(productId, userId),
      context,
      placeOnShelf({ productId, userId, state, again, hasRoom, at: context.at }),
      { expectNew: true },
    );
    const placed = outcome.state!;
    return {
      position: outcome.position,
      body: () => Promise.resolve({ productId, state: placed.state, again: placed.again }),
    };
  }
}

export class RemoveFromShelf extends Command<CommandResult<undefined>> {
  constructor(
    readonly context: CommandContext,
    readonly productId: string,
    readonly userId: string,
  ) {
    super();
  }
}

@CommandHandler(RemoveFromShelf)
export class RemoveFromShelfHandler implements ICommandHandler<RemoveFromShelf> {
  constructor(
    private readonly runner: CommandRunner,
    private readonly catalogue: CatalogueIndex,
  ) {}

  async execute({ context, productId, userId }: RemoveFromShelf): Promise<CommandResult<undefined>> {
    // What is hidden now can be removed as well.
    if (!this.catalogue.product(productId)) throw new ProductNotFoundError();
    const decision = removeFromShelf({ productId, userId, at: context.at });
    const { position } = await this.runner.run(shelfItem, shelfStream(productId, userId), context, decision);
    return noContent(position);
  }
}

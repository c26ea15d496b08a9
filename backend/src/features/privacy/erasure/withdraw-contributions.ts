import {
  ballot,
  ballotStream,
  comment,
  commentStream,
  helpfulMark,
  helpfulStream,
  rating,
  ratingStream,
  removeFromShelf,
  shelfItem,
  shelfStream,
  unmarkHelpful,
  withdrawAllVotes,
  withdrawComment,
  withdrawRating,
} from '@henna/domain';
import { Injectable } from '@nestjs/common';
import type { CommandContext } from '../../../shared/commands/command-context.ts';
import { CommandRunner } from '../../../shared/commands/command-runner.ts';
import { ProjectionProgress } from '../../../shared/projection-progress/projection-progress.ts';
import { EventStore } from '../../../shared/stores/event-store.ts';
import { ActiveContributions } from './active-contributions.ts';

const viewTimeoutMs = 120_000;
const concurrency = 16;

interface CommandEffect {
  readonly position: bigint | undefined;
  readonly events: readonly unknown[];
}

/** Withdraws all contributions and marks of a member and empties their shelf, by the same events as if they had done it themselves. */
@Injectable()
export class WithdrawContributions {
  constructor(
    private readonly runner: CommandRunner,
    private readonly store: EventStore,
    private readonly progress: ProjectionProgress,
    private readonly contributions: ActiveContributions,
  ) {}

  /** Repeats until nothing is left: contributions may arrive while the views are read. */
  async withdrawAll(userId: string, newContext: () => CommandContext): Promise<void> {
    await this.waitForViews(await this.store.tail());
    for (;;) {
      const commands = await this.commands(userId, newContext);
      let last = -1n;
      let eventCount = 0;
      for (let next = 0; next < commands.length; next += concurrency)
        for (const { position = -1n, events } of await Promise.all(
          commands.slice(next, next + concurrency).map((run) => run()),
        )) {
          if (position > last) last = position;
          eventCount += events.length;
        }
      // A view that has parked an event may show contributions that are no longer active.
      if (eventCount === 0) return;
      await this.waitForViews(last);
    }
  }

  private async commands(userId: string, newContext: () => CommandContext): Promise<(() => Promise<CommandEffect>)[]> {
    const { ballots, ratings, shelf, helpful, commentIds } = await this.contributions.byMember(userId);
    return [
      ...ballots.map((productId) => () => {
        const context = newContext();
        const decision = withdrawAllVotes({ productId, userId, at: context.at });
        return this.runner.run(ballot, ballotStream(productId, userId), context, decision);
      }),
      ...ratings.map((productId) => () => {
        const context = newContext();
        const decision = withdrawRating({ productId, userId, at: context.at });
        return this.runner.run(rating, ratingStream(productId, userId), context, decision);
      }),
      ...shelf.map((productId) => () => {
        const context = newContext();
        const decision = removeFromShelf({ productId, userId, at: context.at });
        return this.runner.run(shelfItem, shelfStream(productId, userId), context, decision);
      }),
      ...helpful.map((commentId) => () => {
        const context = newContext();
        const decision = unmarkHelpful({ commentId, userId, at: context.at });
        return this.runner.run(helpfulMark, helpfulStream(commentId, userId), context, decision);
      }),
      ...commentIds.map((commentId) => () => {
        const context = newContext();
        const decision = withdrawComment({ commentId, at: context.at });
        return this.runner.run(comment, commentStream(commentId), context, decision);
      }),
    ];
  }

  private async waitForViews(position: bigint) {
    if (!(await this.progress.waitFor(position, viewTimeoutMs))) throw new Error('the read models do not follow');
  }
}

import {
  ballot,
  ballotStream,
  comment,
  commentStream,
  rating,
  ratingStream,
  withdrawAllVotes,
  withdrawComment,
  withdrawRating,
} from '@henna/domain';
import { Injectable } from '@nestjs/common';
import type { CommandContext } from '../../../shared/commands/command-context.ts';
import { CommandRunner } from '../../../shared/commands/command-runner.ts';
import { ProjectionProgress } from '../../../shared/positions/projection-progress.ts';
import { EventStore } from '../../../shared/stores/event-store.ts';
import { StandingActs } from './standing-acts.ts';

const patienceMs = 120_000;
const atOnce = 16;

interface Written {
  readonly position: bigint | undefined;
  readonly events: readonly unknown[];
}

/** Takes back all that stands of a member, by the events with which they could have done it themselves. */
@Injectable()
export class WithdrawAll {
  constructor(
    private readonly runner: CommandRunner,
    private readonly store: EventStore,
    private readonly progress: ProjectionProgress,
    private readonly standing: StandingActs,
  ) {}

  /** What was written while the views were read is found the next time. */
  async of(userId: string, newContext: () => CommandContext): Promise<void> {
    await this.follow(await this.store.tail());
    for (;;) {
      const work = await this.work(userId, newContext);
      let last = -1n;
      let written = 0;
      for (let next = 0; next < work.length; next += atOnce)
        for (const { position = -1n, events } of await Promise.all(
          work.slice(next, next + atOnce).map((run) => run()),
        )) {
          if (position > last) last = position;
          written += events.length;
        }
      // A view that could not take an event may show what stands no more.
      if (written === 0) return;
      await this.follow(last);
    }
  }

  private async work(userId: string, newContext: () => CommandContext): Promise<(() => Promise<Written>)[]> {
    const { ballots, ratings, commentIds } = await this.standing.of(userId);
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
      ...commentIds.map((commentId) => () => {
        const context = newContext();
        const decision = withdrawComment({ commentId, at: context.at });
        return this.runner.run(comment, commentStream(commentId), context, decision);
      }),
    ];
  }

  private async follow(position: bigint) {
    if (!(await this.progress.waitFor(position, patienceMs))) throw new Error('the read models do not follow');
  }
}

import {
  ballot,
  ballotStream,
  comment,
  commentStream,
  demo,
  DemoNotLoadedError,
  demoStream,
  rating,
  ratingStream,
  removeDemo,
  isDemoPartActive,
  withdrawAllVotes,
  withdrawComment,
  withdrawRating,
  type DemoPart,
} from '@henna/domain';
import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { BulkPool } from '../../../shared/bulk/bulk-pool.ts';
import { CommandRunner } from '../../../shared/commands/command-runner.ts';
import { ProjectionProgress } from '../../../shared/projection-progress/projection-progress.ts';
import { EventStore } from '../../../shared/stores/event-store.ts';
import { RemoveRecord } from '../../../shared/entities/entity-commands.ts';
import { followViews, inBulk, type Written, LoadingProgress } from '../demo-work.ts';
import { DemoBatch } from './demo-batch.ts';
import { CommunityContent } from './community-content.ts';
import { CommunityRemoval } from './community-removal.ts';
import { DemoContent, type DemoActivity, type DemoRecord } from './demo-content.ts';

type Work = () => Promise<Written>;

/** Removes the demo as one batch. Contributions of real members stay. */
@Injectable()
export class DemoRemover {
  constructor(
    private readonly runner: CommandRunner,
    private readonly commands: CommandBus,
    private readonly store: EventStore,
    private readonly views: ProjectionProgress,
    private readonly pool: BulkPool,
    private readonly content: DemoContent,
    private readonly community: CommunityContent,
    private readonly communityRemoval: CommunityRemoval,
  ) {}

  /**
   * Interrupted, it is to be called again and goes on with the same batch.
   * @returns whether anything of it still counted. Throws {@link DemoNotLoadedError}.
   */
  async remove(what: DemoPart, print: (line: string) => void): Promise<boolean> {
    const { state } = await this.runner.fold(demo, demoStream);
    if (!state?.loaded) throw new DemoNotLoadedError();
    if (!isDemoPartActive(state, what)) return false;
    const batch = DemoBatch.next(state);
    await followViews(this.views, await this.store.tail());
    // What was written while the views were read is found the next time.
    for (;;) {
      const work = this.activityWork(batch, await this.content.activity());
      work.push(...this.communityRemoval.removal(batch, await this.community.find()));
      if (what === 'all') work.push(...this.recordWork(batch, await this.content.records()));
      if (work.length === 0) break;
      const progress = new LoadingProgress('Taking the demo back', work.length, print);
      const position = await inBulk(this.pool, work, () => progress.advance('what people did'));
      await followViews(this.views, position);
    }
    const context = batch.context('record');
    const { position } = await this.runner.run(demo, demoStream, context, removeDemo(batch.id, what, context.at));
    await followViews(this.views, position ?? -1n);
    return true;
  }

  private activityWork(batch: DemoBatch, { ballots, ratings, commentIds }: DemoActivity): Work[] {
    return [
      ...ballots.map((pair) => () => {
        const stream = ballotStream(pair.productId, pair.userId);
        const context = batch.context(stream);
        return this.runner.run(ballot, stream, context, withdrawAllVotes({ ...pair, at: context.at }));
      }),
      ...ratings.map(({ productId, userId }) => () => {
        const stream = ratingStream(productId, userId);
        const context = batch.context(stream);
        return this.runner.run(rating, stream, context, withdrawRating({ productId, userId, at: context.at }));
      }),
      ...commentIds.map((commentId) => () => {
        const stream = commentStream(commentId);
        const context = batch.context(stream);
        return this.runner.run(comment, stream, context, withdrawComment({ commentId, at: context.at }));
      }),
    ];
  }

  private recordWork(batch: DemoBatch, records: readonly DemoRecord[]): Work[] {
    return records.map(
      ({ kind, id }) =>
        () =>
          this.commands.execute(new RemoveRecord(batch.context(`${kind} ${id}`), kind, id)),
    );
  }
}

import {
  ballot,
  ballotStream,
  comment,
  commentContentField,
  commentStream,
  demo,
  DemoNotLoadedError,
  demoStream,
  rating,
  ratingStream,
  restoreComment,
  restoreDemo,
  restoreRating,
  restoreVotes,
  type CommentEvent,
  type CommentWithdrawn,
  type DemoEvent,
  type RecordedHennaEvent,
  type VoteWithdrawn,
} from '@henna/domain';
import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { BulkPool } from '../../../shared/bulk/bulk-pool.ts';
import { CommandRunner } from '../../../shared/commands/command-runner.ts';
import { ErasedMembers } from '../../../shared/erased-members.ts';
import { eventId } from '../../../shared/ids.ts';
import { ProjectionProgress } from '../../../shared/projection-progress/projection-progress.ts';
import { PersonKeys } from '../../../shared/sealing/person-keys.ts';
import { EventStore } from '../../../shared/stores/event-store.ts';
import { RestoreRecord } from '../../../shared/entities/entity-commands.ts';
import { followViews, inBulk, alreadyWritten, type Written, LoadingProgress } from '../demo-work.ts';
import { CommunityRemoval } from './community-removal.ts';
import { contentRemovedBy, DemoBatch, type RemovedContent } from './demo-batch.ts';

type Work = () => Promise<Written>;

/** Restores what the last removal of the demo removed. */
@Injectable()
export class DemoRestorer {
  constructor(
    private readonly runner: CommandRunner,
    private readonly commands: CommandBus,
    private readonly store: EventStore,
    private readonly views: ProjectionProgress,
    private readonly pool: BulkPool,
    private readonly keys: PersonKeys,
    private readonly erased: ErasedMembers,
    private readonly community: CommunityRemoval,
  ) {}

  /**
   * Interrupted, it is to be called again and goes on.
   * @returns whether there was a removal to restore. Throws {@link DemoNotLoadedError}.
   */
  async restore(print: (line: string) => void): Promise<boolean> {
    const { state } = await this.runner.fold(demo, demoStream);
    if (!state?.loaded) throw new DemoNotLoadedError();
    const removal = state.removals.at(-1);
    if (!removal) return false;
    const batch = new DemoBatch(removal.batchId, Date.parse(state.until));
    const events = await this.eventsOf(batch.id);
    const ofThoseHere = events.filter(({ data }) => !('userId' in data && this.erased.has(data.userId)));
    const removed = contentRemovedBy(ofThoseHere);
    const steps = [
      this.recordWork(batch, removed),
      this.activityWork(batch, removed),
      this.community.restoring(batch, ofThoseHere),
    ];
    const progress = new LoadingProgress('Bringing the demo back', steps.flat().length, print);
    for (const work of steps)
      await followViews(this.views, await inBulk(this.pool, work, () => progress.advance('as it was')));
    const context = batch.context('restore');
    const { position } = await this.runner.run(demo, demoStream, context, restoreDemo(batch.id, context.at));
    await followViews(this.views, position ?? -1n);
    return true;
  }

  /** They are in the log between the batch's own `DemoRemoved` and the demo's event before it. */
  private async eventsOf(batchId: string): Promise<RecordedHennaEvent[]> {
    const { events: records } = await this.store.read<DemoEvent>(demoStream);
    const index = records.findIndex(({ type, data }) => type === 'DemoRemoved' && data.batchId === batchId);
    const events: RecordedHennaEvent[] = [];
    for await (const event of this.store.readAll(records[index - 1]?.position)) {
      if (event.position >= records[index]!.position) break;
      if (event.metadata.correlationId === batchId) events.push(event);
    }
    return events;
  }

  private recordWork(batch: DemoBatch, { records }: RemovedContent): Work[] {
    return records.map(
      ({ kind, id }) =>
        () =>
          this.commands.execute(new RestoreRecord(batch.context(`restore ${kind} ${id}`), kind, id)),
    );
  }

  private activityWork(batch: DemoBatch, { ballots, ratings, comments }: RemovedContent): Work[] {
    return [
      ...ballots.map((votes) => () => this.restoreBallot(batch, votes)),
      ...ratings.map((data) => () => {
        const { ratingId, productId, userId, stars, givenAt } = data;
        const stream = ratingStream(productId, userId);
        const context = batch.context(`restore ${stream}`);
        const decision = restoreRating({ ratingId, productId, userId, stars, givenAt, at: context.at });
        return this.runner.run(rating, stream, context, decision);
      }),
      ...comments.map((data) => () => this.restoreComment(batch, data)),
    ];
  }

  private async restoreBallot(batch: DemoBatch, votes: readonly VoteWithdrawn['data'][]): Promise<Written> {
    const { productId, userId } = votes[0]!;
    const stream = ballotStream(productId, userId);
    const context = batch.context(`restore ${stream}`);
    return this.runner.run(ballot, stream, context, restoreVotes({ productId, userId, votes, at: context.at }));
  }

  /** A text is sealed for the event that contains it, so it is opened and sealed again. */
  private async restoreComment(batch: DemoBatch, { commentId, userId }: CommentWithdrawn['data']): Promise<Written> {
    const stream = commentStream(commentId);
    const { events } = await this.store.read<CommentEvent>(stream);
    const last = events.findLast(({ type }) => type !== 'CommentWithdrawn' && type !== 'CommentRemovedByModerator');
    if (!last || !('content' in last.data)) return alreadyWritten;
    const field = { sealed: last.data.content, eventId: last.id };
    const [text] = await this.keys.open([{ field, stream, name: commentContentField }]);
    // Whose key is gone was erased, and stays so.
    if (text === null || text === undefined) return alreadyWritten;
    const context = batch.context(`restore ${stream}`);
    const content = await this.keys.seal(
      userId,
      text,
      stream,
      eventId(context.commandId, stream, 0),
      commentContentField,
    );
    return this.runner.run(comment, stream, context, restoreComment({ commentId, content, at: context.at }));
  }
}

import {
  ballot,
  ballotStream,
  comment,
  commentStream,
  commentContentField,
  rating,
  ratingStream,
  restoreComment,
  restoreRating,
  restoreVotes,
  undoCommentImportRemoval,
  undoRatingReset,
  undoVotesReset,
  withdrawComment,
  withdrawRating,
  withdrawVotes,
  entityOf,
  type Ballot,
  type BallotEvent,
  type Comment,
  type CommentEvent,
  type Compensation,
  type Decision,
  type HistoryDocument,
  type Rating,
  type RatingEvent,
  type RecordState,
  type SealedField,
  type VoteFacts,
} from '@henna/domain';
import { Injectable } from '@nestjs/common';
import type { CommandContext } from '../../../shared/commands/command-context.ts';
import { CommandRunner } from '../../../shared/commands/command-runner.ts';
import { ErasedMembers } from '../../../shared/erased-members.ts';
import { eventId } from '../../../shared/ids.ts';
import { PersonKeys } from '../../../shared/sealing/person-keys.ts';
import { EventStore } from '../../../shared/stores/event-store.ts';

type Entry = Pick<HistoryDocument, 'type' | 'data' | 'revision' | 'correlationId'>;
type Written = { readonly position: bigint | undefined };

/** The data of an event of votes, a rating or a comment, as far as undoing it needs them. */
interface ContributionData extends VoteFacts {
  readonly productId: string;
  readonly userId: string;
  readonly ratingId: string;
  readonly stars: number;
  readonly givenAt: string;
  readonly commentId: string;
  /** Of what a batch removed. */
  readonly batchId?: string;
}
const contributionOf = ({ data }: Pick<Entry, 'data'>) => data as unknown as ContributionData;

/** Undoes votes, ratings and comments that a batch gave, withdrew or removed in members' names. */
@Injectable()
export class ImportedContributions {
  constructor(
    private readonly runner: CommandRunner,
    private readonly store: EventStore,
    private readonly keys: PersonKeys,
    private readonly erased: ErasedMembers,
  ) {}

  /** `undefined` where there is none, or its person was erased. @param next of the command that may follow */
  async read(entry: Entry, next?: CommandContext): Promise<RecordState | undefined> {
    const { productId, userId, voteId, ratingId, commentId, batchId } = contributionOf(entry);
    if (this.erased.has(userId)) return undefined;
    if (entityOf(entry.type).aggregate === ballot) {
      const { state } = await this.runner.fold(ballot, ballotStream(productId, userId), next);
      return record(
        batchId === undefined ? !state.votes.some((vote) => vote.voteId === voteId) : batchId in state.resets,
      );
    }
    if (entityOf(entry.type).aggregate === rating) {
      const { active, reset } = (await this.runner.fold(rating, ratingStream(productId, userId), next)).state;
      if (batchId !== undefined) return record(reset?.batchId === batchId);
      return active?.ratingId === ratingId ? record(false, { stars: active.stars }) : record(true);
    }
    const { state } = await this.runner.fold(comment, commentStream(commentId));
    if (!state) return undefined;
    if (batchId !== undefined) return record(state.removedByImport === batchId);
    return record(state.withdrawn, (await this.isEditedSince(entry)) ? { content: state.content.sealed } : {});
  }

  /** What edits a comment in the same batch is part of posting it. */
  private async isEditedSince(entry: Entry): Promise<boolean> {
    const { events } = await this.store.read(commentStream(contributionOf(entry).commentId));
    const edit = events.findLast(({ type }) => type === 'CommentEdited');
    return edit !== undefined && edit.revision > entry.revision && edit.metadata.correlationId !== entry.correlationId;
  }

  /** Withdraws it, with what the same batch had removed in its place coming back; or brings it back. */
  async undo(context: CommandContext, entry: Entry, act: Compensation['act']): Promise<Written> {
    const { productId, userId, commentId, batchId } = contributionOf(entry);
    if (entityOf(entry.type).aggregate === ballot)
      return this.runner.run(ballot, ballotStream(productId, userId), context, votesBack(context, entry, act));
    if (entityOf(entry.type).aggregate === rating)
      return this.runner.run(rating, ratingStream(productId, userId), context, ratingBack(context, entry, act));
    const { at } = context;
    const run = (decide: Decision<Comment, CommentEvent>) =>
      this.runner.run(comment, commentStream(commentId), context, decide);
    if (batchId !== undefined) return run(undoCommentImportRemoval({ commentId, batchId, at }));
    const { state } = await this.runner.fold(comment, commentStream(commentId));
    if (act === 'restore') return this.reopen(context, commentId, state);
    const former = await this.textBefore(entry);
    if (state && former) return this.reopen(context, commentId, { ...state, content: former }, true);
    return run(withdrawComment({ commentId, at }));
  }

  /** The text of a comment that the same batch removed just before it posted it again. */
  private async textBefore(entry: Entry): Promise<SealedField | undefined> {
    const { events } = await this.store.read<CommentEvent>(commentStream(contributionOf(entry).commentId));
    const earlier = events.filter(({ revision }) => revision < entry.revision);
    const last = earlier.at(-1);
    if (last?.type !== 'CommentRemovedByImport' || last.data.batchId !== entry.correlationId) return undefined;
    const written = earlier.findLast(({ data }) => 'content' in data);
    return written && 'content' in written.data ? { sealed: written.data.content, eventId: written.id } : undefined;
  }

  /**
   * The text is sealed for the event that holds it, so it is opened and sealed anew.
   * @param isInstead it replaces the active comment
   */
  private async reopen(context: CommandContext, commentId: string, as: Comment, isInstead = false): Promise<Written> {
    const stream = commentStream(commentId);
    const [text] = await this.keys.open([{ field: as?.content ?? null, stream, name: commentContentField }]);
    // Whose key is gone was erased, and stays so.
    if (!as || text === null || text === undefined) return { position: undefined };
    const sealedFor = eventId(context.commandId, stream, isInstead ? 1 : 0);
    const content = await this.keys.seal(as.userId, text, stream, sealedFor, commentContentField);
    const restore = restoreComment({ commentId, content, at: context.at });
    return this.runner.run(comment, stream, context, (state) => {
      const withdrawn = isInstead ? withdrawComment({ commentId, at: context.at })(state) : [];
      if (isInstead && withdrawn.length === 0) return [];
      return [...withdrawn, ...restore(isInstead ? { ...as, withdrawn: true } : state)];
    });
  }
}

const votesBack = (
  { at }: CommandContext,
  { data, revision, correlationId }: Entry,
  act: Compensation['act'],
): Decision<Ballot, BallotEvent> => {
  const { productId, userId, batchId, voteId, optionId, vote, castAt } = contributionOf({ data });
  const where = { productId, userId, at };
  if (batchId !== undefined) return undoVotesReset({ ...where, batchId });
  const votes = [{ voteId, optionId, vote, castAt }];
  if (act === 'restore') return restoreVotes({ ...where, votes });
  return (state, past) => {
    const withdrawn = withdrawVotes({ ...where, votes })(state);
    if (withdrawn.length === 0) return [];
    const reset = revision > 0 ? (past(BigInt(revision) - 1n)?.resets[correlationId]?.votes ?? []) : [];
    const former = reset.filter((each) => each.optionId === optionId);
    const others = state.votes.filter((each) => each.voteId !== voteId);
    return [...withdrawn, ...restoreVotes({ ...where, votes: former })({ ...state, votes: others })];
  };
};

const ratingBack = (
  { at }: CommandContext,
  { data, revision, correlationId }: Entry,
  act: Compensation['act'],
): Decision<Rating, RatingEvent> => {
  const { productId, userId, batchId, ratingId, stars, givenAt } = contributionOf({ data });
  const where = { productId, userId, at };
  if (batchId !== undefined) return undoRatingReset({ ...where, batchId });
  if (act === 'restore') return restoreRating({ ...where, ratingId, stars, givenAt });
  return (state, past) => {
    const withdrawn = withdrawRating(where)(state);
    const reset = revision > 0 ? past(BigInt(revision) - 1n)?.reset : undefined;
    const former = reset?.batchId === correlationId ? reset.active : null;
    if (withdrawn.length === 0 || !former) return withdrawn;
    const { changedAt: __, ...given } = former;
    return [...withdrawn, ...restoreRating({ ...where, ...given })({ ...state, active: null })];
  };
};

const record = (removed: boolean, fields: RecordState['fields'] = {}): RecordState => ({
  revision: -1,
  removed,
  fields,
});

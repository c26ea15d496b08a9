import type { HistoryDocument } from '@henna/contracts';
import { Injectable } from '@nestjs/common';
import type { CommandContext } from '../../../shared/commands/command-context.ts';
import { CommandRunner } from '../../../shared/commands/command-runner.ts';
import { ErasedMembers } from '../../../shared/erasure/erased-members.ts';
import { eventId } from '../../../shared/ids.ts';
import { PersonKeys } from '../../../shared/sealing/person-keys.ts';
import { EventStore } from '../../../shared/stores/event-store.ts';
import { comment, commentStream, contentField, restoreComment, withdrawComment } from '../../commenting/index.ts';
import { rating, ratingStream, restoreRating, withdrawRating } from '../../rating/index.ts';
import { ballot, ballotStream, restoreVotes, withdrawVotes } from '../../voting/index.ts';
import type { Compensation, UndoRecord } from './compensation.ts';

type Entry = Pick<HistoryDocument, 'type' | 'data' | 'revision' | 'correlationId'>;
type Written = { readonly position: bigint | undefined };

/** What an event of a vote, a rating or a comment tells, as far as taking it back has to know it. */
interface ActData {
  readonly productId: string;
  readonly userId: string;
  readonly voteId: string;
  readonly optionId: string;
  readonly vote: string;
  readonly castAt: string;
  readonly ratingId: string;
  readonly stars: number;
  readonly givenAt: string;
  readonly commentId: string;
}
const actOf = ({ data }: Pick<Entry, 'data'>) => data as unknown as ActData;

/** Votes, ratings and comments that a batch gave or withdrew in members' names, as their own streams tell. */
@Injectable()
export class ActsInTheirName {
  constructor(
    private readonly runner: CommandRunner,
    private readonly store: EventStore,
    private readonly keys: PersonKeys,
    private readonly erased: ErasedMembers,
  ) {}

  /** `undefined` where there is none, or its person was erased. */
  async read(entry: Entry): Promise<UndoRecord | undefined> {
    const { productId, userId, voteId, ratingId, commentId } = actOf(entry);
    if (this.erased.has(userId)) return undefined;
    if (entry.type.startsWith('Vote')) {
      const { state } = await this.runner.fold(ballot, ballotStream(productId, userId));
      return record(!state.votes.some((vote) => vote.voteId === voteId));
    }
    if (entry.type.startsWith('Rating')) {
      const { standing } = (await this.runner.fold(rating, ratingStream(productId, userId))).state;
      return standing?.ratingId === ratingId ? record(false, { stars: standing.stars }) : record(true);
    }
    const { state } = await this.runner.fold(comment, commentStream(commentId));
    return state
      ? record(state.withdrawn, (await this.isEditedSince(entry)) ? { content: state.content.sealed } : {})
      : undefined;
  }

  /** What edits a comment in the same batch is part of posting it. */
  private async isEditedSince(entry: Entry): Promise<boolean> {
    const { events } = await this.store.read(commentStream(actOf(entry).commentId));
    const edit = events.findLast(({ type }) => type === 'CommentEdited');
    return edit !== undefined && edit.revision > entry.revision && edit.metadata.correlationId !== entry.correlationId;
  }

  /** Withdraws it, or brings it back. */
  async takeBack(context: CommandContext, entry: Entry, act: Compensation['act']): Promise<Written> {
    const { voteId, optionId, vote, castAt, ratingId, stars, givenAt, commentId, ...of } = actOf(entry);
    const { productId, userId } = of;
    const [where, isBack] = [{ productId, userId, at: context.at }, act === 'restore'];
    if (entry.type.startsWith('Vote')) {
      const votes = [{ voteId, optionId, vote, castAt }];
      const decide = (isBack ? restoreVotes : withdrawVotes)({ ...where, votes });
      return this.runner.run(ballot, ballotStream(productId, userId), context, decide);
    }
    if (entry.type.startsWith('Rating')) {
      const decide = isBack ? restoreRating({ ...where, ratingId, stars, givenAt }) : withdrawRating(where);
      return this.runner.run(rating, ratingStream(productId, userId), context, decide);
    }
    if (isBack) return this.reopen(context, commentId, userId);
    return this.runner.run(comment, commentStream(commentId), context, withdrawComment({ commentId, at: context.at }));
  }

  /** The text is sealed for the event that it stands in, so it is opened and sealed anew. */
  private async reopen(context: CommandContext, commentId: string, userId: string): Promise<Written> {
    const stream = commentStream(commentId);
    const { state, position } = await this.runner.fold(comment, stream);
    const [text] = await this.keys.open([{ field: state?.content ?? null, stream, name: contentField }]);
    // Whose key is gone was erased, and stays so.
    if (text === null || text === undefined) return { position };
    const content = await this.keys.seal(userId, text, stream, eventId(context.commandId, stream, 0), contentField);
    return this.runner.run(comment, stream, context, restoreComment({ commentId, content, at: context.at }));
  }
}

const record = (removed: boolean, fields: UndoRecord['fields'] = {}): UndoRecord => ({ revision: -1, removed, fields });

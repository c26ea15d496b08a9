import type { HennaEvent, HistoryDocument } from '@henna/contracts';
import { Injectable } from '@nestjs/common';
import type { CommandContext } from '../../../shared/commands/command-context.ts';
import { CommandRunner } from '../../../shared/commands/command-runner.ts';
import type { Decider, Decision } from '../../../shared/commands/decider.ts';
import { standingAfter } from '../../../shared/commands/voided.ts';
import { ErasedMembers } from '../../../shared/erasure/erased-members.ts';
import { eventId } from '../../../shared/ids.ts';
import { PersonKeys } from '../../../shared/sealing/person-keys.ts';
import { EventStore } from '../../../shared/stores/event-store.ts';
import { CatalogueIndex } from '../../catalogue/index.ts';
import {
  comment,
  commentStream,
  contentField,
  restoreComment,
  withdrawComment,
  type Comment,
} from '../../commenting/index.ts';
import { rating, ratingStream, restoreRating, withdrawRating } from '../../rating/index.ts';
import { ballot, ballotStream, restoreVotes, withdrawVotes } from '../../voting/index.ts';
import type { Compensation, UndoRecord } from './compensation.ts';
import { FormerActs } from './former-acts.ts';

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
    private readonly catalogue: CatalogueIndex,
    private readonly former: FormerActs,
  ) {}

  /** `undefined` where there is none, or its person was erased. */
  async read(entry: Entry): Promise<UndoRecord | undefined> {
    const { productId, userId, voteId, ratingId, commentId } = actOf(entry);
    if (this.erased.has(userId)) return undefined;
    if (entry.type.startsWith('Vote')) {
      const { state } = await this.runner.fold(this.ballotOf(productId), ballotStream(productId, userId));
      return record(!state.votes.some((vote) => vote.voteId === voteId));
    }
    if (entry.type.startsWith('Rating')) {
      const { standing } = (await this.runner.fold(this.ratingOf(productId), ratingStream(productId, userId))).state;
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

  /** Withdraws it, with what an import had cleared in its place coming back; or brings it back. */
  async takeBack(context: CommandContext, entry: Entry, act: Compensation['act']): Promise<Written> {
    const { voteId, optionId, vote, castAt, ratingId, stars, givenAt, commentId, ...of } = actOf(entry);
    const { productId, userId } = of;
    const [where, isBack] = [{ productId, userId, at: context.at }, act === 'restore'];
    if (entry.type.startsWith('Vote')) {
      const former = isBack ? undefined : await this.former.vote(entry, of, optionId);
      const decide = isBack
        ? restoreVotes({ ...where, votes: [{ voteId, optionId, vote, castAt }] })
        : first(ballot, withdrawVotes({ ...where, votes: [{ voteId, optionId, vote, castAt }] }), (state) =>
            former ? restoreVotes({ ...where, votes: [former] })(state) : [],
          );
      return this.runner.run(this.ballotOf(productId), ballotStream(productId, userId), context, decide);
    }
    if (entry.type.startsWith('Rating')) {
      const former = isBack ? null : await this.former.rating(entry, of);
      const decide = isBack
        ? restoreRating({ ...where, ratingId, stars, givenAt })
        : first(rating, withdrawRating(where), (state) =>
            former ? restoreRating({ ...where, ...former })(state) : [],
          );
      return this.runner.run(this.ratingOf(productId), ratingStream(productId, userId), context, decide);
    }
    const { state } = await this.runner.fold(comment, commentStream(commentId));
    if (isBack) return this.reopen(context, commentId, state);
    const former = await this.former.comment(entry, commentId);
    if (former) return this.reopen(context, commentId, { ...former, withdrawn: true }, true);
    return this.runner.run(comment, commentStream(commentId), context, withdrawComment({ commentId, at: context.at }));
  }

  /**
   * The text is sealed for the event that it stands in, so it is opened and sealed anew.
   * @param isInstead it takes the place of what stands
   */
  private async reopen(context: CommandContext, commentId: string, as: Comment, isInstead = false): Promise<Written> {
    const stream = commentStream(commentId);
    const [text] = await this.keys.open([{ field: as?.content ?? null, stream, name: contentField }]);
    // Whose key is gone was erased, and stays so.
    if (!as || text === null || text === undefined) return { position: undefined };
    const sealedFor = eventId(context.commandId, stream, isInstead ? 1 : 0);
    const content = await this.keys.seal(as.userId, text, stream, sealedFor, contentField);
    const restore = restoreComment({ commentId, content, at: context.at });
    const decide = isInstead
      ? first(comment, withdrawComment({ commentId, at: context.at }), (state) => restore(state && as))
      : restore;
    return this.runner.run(comment, stream, context, decide);
  }

  private ballotOf(productId: string) {
    return standingAfter(ballot, this.catalogue.latestReset(productId, 'votes'));
  }

  private ratingOf(productId: string) {
    return standingAfter(rating, this.catalogue.latestReset(productId, 'ratings'));
  }
}

/** One decision, and another on what it leaves. */
const first =
  <State, Event extends HennaEvent>(
    decider: Decider<State, Event>,
    decide: Decision<State, Event>,
    then: Decision<State, Event>,
  ): Decision<State, Event> =>
  (state, past) => {
    const events = decide(state, past);
    if (events.length === 0) return [];
    // Neither revisions nor ids of events count in what comes then.
    const left = events.reduce((before, event) => decider.evolve(before, event, 0n, ''), state);
    return [...events, ...then(left, past)];
  };

const record = (removed: boolean, fields: UndoRecord['fields'] = {}): UndoRecord => ({ revision: -1, removed, fields });

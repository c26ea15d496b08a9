import {
  approveComment,
  comment,
  commentContentField,
  commentStream,
  holdAgain,
  removeComment,
  restoreRemovedComment,
  type CommentBeforeRemoval,
} from '@henna/domain';
import { Injectable } from '@nestjs/common';
import type { TokenRole } from '../../settings.ts';
import type { CommandContext } from '../../shared/commands/command-context.ts';
import { CommandRunner } from '../../shared/commands/command-runner.ts';
import { matcher } from '../../shared/http/admin-list.ts';
import { eventId } from '../../shared/ids.ts';
import { PersonKeys } from '../../shared/sealing/person-keys.ts';
import { inBatches } from '../../shared/slices.ts';
import {
  contributionNotFound,
  ContributionResponses,
  Contributions,
  ContributionTypes,
  type ContributionDocuments,
  type ContributionFilter,
  type ContributionOrder,
  type ContributionType,
  type Matches,
} from '../contributions/index.ts';
import type { Catalogue } from '../listing/index.ts';
import type { AdminCommentResponse } from './commenting.responses.ts';

const batchSize = 500;
const maxCommentsSearched = 20_000;

/** What staff see and do of comments. */
@Injectable()
export class AdminComments implements ContributionType<'comment'> {
  constructor(
    contributionTypes: ContributionTypes,
    private readonly contributions: Contributions,
    private readonly responses: ContributionResponses,
    private readonly keys: PersonKeys,
    private readonly runner: CommandRunner,
  ) {
    contributionTypes.register('comment', this);
  }

  async toResponses(
    documents: readonly ContributionDocuments['comment'][],
    role: TokenRole,
    catalogue?: Catalogue,
  ): Promise<AdminCommentResponse[]> {
    const texts =
      role === 'analyst'
        ? []
        : await this.keys.open(
            documents.map(({ _id, content }) => ({
              field: content,
              stream: commentStream(_id),
              name: commentContentField,
            })),
          );
    const fields = (document: CommentBeforeRemoval, index: number) => ({
      content: texts[index] ?? null,
      parentId: document.root ? null : document.rootId,
      replyTo: document.replyTo,
      createdAt: document.postedAt.toISOString(),
      editedAt: document.editedAt?.toISOString() ?? null,
    });
    return this.responses.toResponses('comment', documents, fields, role, catalogue);
  }

  /** Comments whose text, author's name or author's id contains every word, in the given order. */
  async search(
    q: string,
    filter: ContributionFilter,
    order: ContributionOrder,
  ): Promise<Matches<AdminCommentResponse>> {
    const matches = matcher(q);
    const found: AdminCommentResponse[] = [];
    let read = 0;
    const cursor = this.contributions.find('comment', filter, order).batchSize(batchSize);
    for await (const documents of inBatches(cursor, batchSize)) {
      const comments = await this.toResponses(documents, 'moderator');
      found.push(...comments.filter(({ content, userName, userId }) => matches(content, userName, userId)));
      read += documents.length;
      if (read >= maxCommentsSearched) return { items: found, complete: false };
    }
    return { items: found, complete: true };
  }

  async remove(context: CommandContext, id: string) {
    const decision = removeComment({ commentId: id, at: context.at });
    return this.runner.run(comment, commentStream(id), context, decision);
  }

  /**
   * Shows readers a comment that waits. Throws a 404, or a 409 `TEXT_CHANGED`.
   * @param editedAt of the text that was read; absent: whatever it says
   */
  async approve(context: CommandContext, id: string, editedAt?: string | null) {
    const decision = approveComment({ commentId: id, editedAt, at: context.at });
    return this.runner.run(comment, commentStream(id), context, decision);
  }

  /** Reverts {@link approve}. Throws a 404. */
  async holdAgain(context: CommandContext, id: string) {
    return this.runner.run(comment, commentStream(id), context, holdAgain({ commentId: id, at: context.at }));
  }

  /** The text is encrypted anew, as an encrypted field is bound to its event. */
  async restore(context: CommandContext, { _id, userId }: ContributionDocuments['comment']) {
    const stream = commentStream(_id);
    const { state } = await this.runner.fold(comment, stream);
    const [text = null] = await this.keys.open([{ field: state?.content ?? null, stream, name: commentContentField }]);
    if (text === null) throw contributionNotFound('comment');
    const id = eventId(context.commandId, stream, 0);
    const content = await this.keys.seal(userId!, text, stream, id, commentContentField);
    const decision = restoreRemovedComment({ commentId: _id, content, at: context.at });
    return this.runner.run(comment, stream, context, decision);
  }
}

import {
  ballot,
  ballotStream,
  comment,
  commentStream,
  commentContentField,
  NotFoundError,
  rating,
  ratingStream,
  restoreRemovedComment,
  restoreRemovedRating,
  restoreRemovedVote,
} from '@henna/domain';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../../../shared/commands/command-context.ts';
import type { CommandResult } from '../../../shared/commands/command-result.ts';
import { CommandRunner } from '../../../shared/commands/command-runner.ts';
import { ErasedMembers } from '../../../shared/erased-members.ts';
import { eventId } from '../../../shared/ids.ts';
import { PersonKeys } from '../../../shared/sealing/person-keys.ts';
import { CatalogueIndex } from '../../catalogue/index.ts';
import { ActLists } from '../act-lists.ts';
import { Acts } from '../acts.ts';
import { RestoreAct } from './restore-act.command.ts';

@CommandHandler(RestoreAct)
export class RestoreActHandler implements ICommandHandler<RestoreAct> {
  constructor(
    private readonly runner: CommandRunner,
    private readonly acts: Acts,
    private readonly lists: ActLists,
    private readonly keys: PersonKeys,
    private readonly erased: ErasedMembers,
    private readonly catalogue: CatalogueIndex,
  ) {}

  /** What an erased person did stays away. Throws a 404. */
  async execute({ context, kind, id }: RestoreAct): Promise<CommandResult<object>> {
    const { productId, userId } = await this.acts.get(kind, id);
    if (userId === null || (await this.erased.recorded([userId])).length > 0)
      throw new NotFoundError('NOT_FOUND').withMessage(`There is no such ${kind}.`);
    const { position } = await (kind === 'comment'
      ? this.restoreComment(context, id, userId)
      : this.restoreOpinion(context, kind, id, { productId, userId, at: context.at }));
    return { position, body: () => this.lists.one(kind, id, 'moderator') };
  }

  private restoreOpinion(
    context: CommandContext,
    kind: 'vote' | 'rating',
    id: string,
    of: { readonly productId: string; readonly userId: string; readonly at: string },
  ): Promise<{ readonly position: bigint | undefined }> {
    const { productId, userId } = of;
    if (kind === 'vote') {
      return this.runner.run(
        ballot,
        ballotStream(productId, userId),
        context,
        restoreRemovedVote({ ...of, voteId: id }),
      );
    }
    const decision = restoreRemovedRating({ ...of, ratingId: id });
    return this.runner.run(rating, ratingStream(productId, userId), context, decision);
  }

  /** The text is sealed for the event that it stands in, so it is opened and sealed anew. */
  private async restoreComment(context: CommandContext, commentId: string, userId: string) {
    const stream = commentStream(commentId);
    const { state } = await this.runner.fold(comment, stream);
    const [text = null] = await this.keys.open([{ field: state?.content ?? null, stream, name: commentContentField }]);
    if (text === null) throw new NotFoundError('NOT_FOUND').withMessage('There is no such comment.');
    const content = await this.keys.seal(
      userId,
      text,
      stream,
      eventId(context.commandId, stream, 0),
      commentContentField,
    );
    return this.runner.run(comment, stream, context, restoreRemovedComment({ commentId, content, at: context.at }));
  }
}

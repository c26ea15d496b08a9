import {
  ballot,
  ballotStream,
  comment,
  commentStream,
  rating,
  ratingStream,
  removeComment,
  removeRating,
  removeVote,
} from '@henna/domain';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { noContent, type CommandResult } from '../../../shared/commands/command-result.ts';
import { CommandRunner } from '../../../shared/commands/command-runner.ts';
import { CatalogueIndex } from '../../catalogue/index.ts';
import { Acts } from '../acts.ts';
import { RemoveAct } from './remove-act.command.ts';

@CommandHandler(RemoveAct)
export class RemoveActHandler implements ICommandHandler<RemoveAct> {
  constructor(
    private readonly runner: CommandRunner,
    private readonly acts: Acts,
    private readonly catalogue: CatalogueIndex,
  ) {}

  async execute(command: RemoveAct): Promise<CommandResult<undefined>> {
    const { position } = await this.remove(command);
    return noContent(position);
  }

  private async remove({ context, kind, id }: RemoveAct): Promise<{ position: bigint | undefined }> {
    const { at } = context;
    if (kind === 'comment')
      return this.runner.run(comment, commentStream(id), context, removeComment({ commentId: id, at }));
    const { productId, userId } = await this.acts.get(kind, id);
    const of = { productId, userId, at };
    if (kind === 'vote') {
      return this.runner.run(ballot, ballotStream(productId, userId), context, removeVote({ ...of, voteId: id }));
    }
    return this.runner.run(rating, ratingStream(productId, userId), context, removeRating({ ...of, ratingId: id }));
  }
}

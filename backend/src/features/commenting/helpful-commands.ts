import {
  CommentNotFoundError,
  helpfulMark,
  helpfulStream,
  markHelpful,
  ProductNotFoundError,
  unmarkHelpful,
} from '@henna/domain';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../../shared/commands/command-context.ts';
import { noContent, type CommandResult } from '../../shared/commands/command-result.ts';
import { CommandRunner } from '../../shared/commands/command-runner.ts';
import { CatalogueIndex } from '../listing/index.ts';
import { CommentThreads } from './comment-threads.ts';
import type { HelpfulMarkResponse } from './commenting.responses.ts';

export class MarkHelpful extends Command<CommandResult<HelpfulMarkResponse>> {
  constructor(
    readonly context: CommandContext,
    readonly commentId: string,
    readonly userId: string,
  ) {
    super();
  }
}

@CommandHandler(MarkHelpful)
export class MarkHelpfulHandler implements ICommandHandler<MarkHelpful> {
  constructor(
    private readonly runner: CommandRunner,
    private readonly threads: CommentThreads,
    private readonly catalogue: CatalogueIndex,
  ) {}

  async execute({ context, commentId, userId }: MarkHelpful): Promise<CommandResult<HelpfulMarkResponse>> {
    const comment = await this.threads.find(commentId);
    if (!comment?.userId || comment.hidden) throw new CommentNotFoundError();
    const { productId, userId: authorId } = comment;
    if (!this.catalogue.visibleProduct(productId)) throw new ProductNotFoundError();
    const { position } = await this.runner.run(
      helpfulMark,
      helpfulStream(commentId, userId),
      context,
      markHelpful({ commentId, productId, authorId, userId, at: context.at }),
      { expectNew: true },
    );
    const body = async () => {
      const { helpful = 0 } = (await this.threads.find(commentId)) ?? {};
      return { commentId, helpful: true, helpfulCount: helpful };
    };
    return { position, body };
  }
}

export class UnmarkHelpful extends Command<CommandResult<undefined>> {
  constructor(
    readonly context: CommandContext,
    readonly commentId: string,
    readonly userId: string,
  ) {
    super();
  }
}

@CommandHandler(UnmarkHelpful)
export class UnmarkHelpfulHandler implements ICommandHandler<UnmarkHelpful> {
  constructor(private readonly runner: CommandRunner) {}

  /** The mark of a comment that is hidden now can be taken back as well. */
  async execute({ context, commentId, userId }: UnmarkHelpful): Promise<CommandResult<undefined>> {
    const decision = unmarkHelpful({ commentId, userId, at: context.at });
    const { position } = await this.runner.run(helpfulMark, helpfulStream(commentId, userId), context, decision);
    return noContent(position);
  }
}

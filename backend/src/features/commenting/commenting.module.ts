import { commentEntity } from '@henna/domain';
import { Module } from '@nestjs/common';
import { EntityCommands } from '../../shared/entities/entity-commands.ts';
import { ContributionsModule, RemoveContribution, RestoreContribution } from '../contributions/index.ts';
import { AdminCommentsController } from './admin-comments.controller.ts';
import { AdminComments } from './admin-comments.ts';
import { AuthorVotes } from './author-votes.ts';
import { CommentHolds } from './comment-holds.ts';
import { CommentThreads } from './comment-threads.ts';
import { CommentsController } from './comments.controller.ts';
import { DecideOnWaiting, DecideOnWaitingHandler } from './decide-on-waiting.ts';
import { EditCommentHandler } from './edit-comment.ts';
import { MarkHelpfulHandler, UnmarkHelpfulHandler } from './helpful-commands.ts';
import { PostCommentHandler } from './post-comment.ts';
import { RemovedComments } from './removed-comments.ts';
import { WaitingComments } from './waiting-comments.ts';
import { WithdrawCommentHandler } from './withdraw-comment.ts';

@Module({
  imports: [ContributionsModule],
  controllers: [CommentsController, AdminCommentsController],
  providers: [
    CommentThreads,
    AuthorVotes,
    RemovedComments,
    WaitingComments,
    CommentHolds,
    AdminComments,
    PostCommentHandler,
    EditCommentHandler,
    DecideOnWaitingHandler,
    WithdrawCommentHandler,
    MarkHelpfulHandler,
    UnmarkHelpfulHandler,
  ],
  exports: [RemovedComments, AdminComments],
})
export class CommentingModule {
  constructor(commands: EntityCommands) {
    commands.register(commentEntity, {
      change: ({ context, id }, { waiting }) => new DecideOnWaiting(context, id, waiting ? 'holdAgain' : 'approve'),
      remove: ({ context, id }) => new RemoveContribution(context, 'comment', id),
      restore: ({ context, id }) => new RestoreContribution(context, 'comment', id),
    });
  }
}

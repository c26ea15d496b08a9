import { Module } from '@nestjs/common';
import { ContributionsModule } from '../contributions/index.ts';
import { AdminCommentsController } from './admin-comments.controller.ts';
import { AdminComments } from './admin-comments.ts';
import { AuthorVotes } from './author-votes.ts';
import { CommentThreads } from './comment-threads.ts';
import { CommentsController } from './comments.controller.ts';
import { EditCommentHandler } from './edit-comment.ts';
import { MarkHelpfulHandler, UnmarkHelpfulHandler } from './helpful-commands.ts';
import { PostCommentHandler } from './post-comment.ts';
import { RemovedComments } from './removed-comments.ts';
import { WithdrawCommentHandler } from './withdraw-comment.ts';

@Module({
  imports: [ContributionsModule],
  controllers: [CommentsController, AdminCommentsController],
  providers: [
    CommentThreads,
    AuthorVotes,
    RemovedComments,
    AdminComments,
    PostCommentHandler,
    EditCommentHandler,
    WithdrawCommentHandler,
    MarkHelpfulHandler,
    UnmarkHelpfulHandler,
  ],
  exports: [RemovedComments, AdminComments],
})
export class CommentingModule {}

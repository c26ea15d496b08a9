import { Module } from '@nestjs/common';
import { CommentThreads } from './comment-threads.ts';
import { EditCommentController } from './edit-comment/edit-comment.controller.ts';
import { EditCommentHandler } from './edit-comment/edit-comment.handler.ts';
import { GetCommentsController } from './get-comments/get-comments.controller.ts';
import { OwnRemovedController } from './get-comments/own-removed.controller.ts';
import { PostCommentController } from './post-comment/post-comment.controller.ts';
import { PostCommentHandler } from './post-comment/post-comment.handler.ts';
import { RemovedComments } from './removed-comments.ts';
import { WithdrawCommentController } from './withdraw-comment/withdraw-comment.controller.ts';
import { WithdrawCommentHandler } from './withdraw-comment/withdraw-comment.handler.ts';

@Module({
  controllers: [
    PostCommentController,
    EditCommentController,
    WithdrawCommentController,
    OwnRemovedController,
    GetCommentsController,
  ],
  providers: [CommentThreads, RemovedComments, PostCommentHandler, EditCommentHandler, WithdrawCommentHandler],
  exports: [RemovedComments],
})
export class CommentingModule {}

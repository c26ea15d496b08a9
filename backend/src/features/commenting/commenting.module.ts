import { Module } from '@nestjs/common';
import { EditCommentHandler, PostCommentHandler, WithdrawCommentHandler } from './comment-commands.ts';
import { CommentThreads } from './comment-threads.ts';
import { CommentsController } from './comments.controller.ts';
import { RemovedComments } from './removed-comments.ts';

@Module({
  controllers: [CommentsController],
  providers: [CommentThreads, RemovedComments, PostCommentHandler, EditCommentHandler, WithdrawCommentHandler],
  exports: [RemovedComments],
})
export class CommentingModule {}

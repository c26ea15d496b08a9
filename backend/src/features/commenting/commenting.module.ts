import { Module } from '@nestjs/common';
import { CommentThreads } from './comment-threads.ts';
import { EditCommentController } from './edit-comment/edit-comment.controller.ts';
import { EditCommentHandler } from './edit-comment/edit-comment.handler.ts';
import { GetCommentsController } from './get-comments/get-comments.controller.ts';
import { PostCommentController } from './post-comment/post-comment.controller.ts';
import { PostCommentHandler } from './post-comment/post-comment.handler.ts';
import { WithdrawCommentController } from './withdraw-comment/withdraw-comment.controller.ts';
import { WithdrawCommentHandler } from './withdraw-comment/withdraw-comment.handler.ts';

@Module({
  controllers: [PostCommentController, EditCommentController, WithdrawCommentController, GetCommentsController],
  providers: [CommentThreads, PostCommentHandler, EditCommentHandler, WithdrawCommentHandler],
})
export class CommentingModule {}

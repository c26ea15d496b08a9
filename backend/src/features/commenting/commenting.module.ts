import { Module } from '@nestjs/common';
import { CommentThreads } from './comment-threads.ts';
import { GetCommentsController } from './get-comments/get-comments.controller.ts';
import { PostCommentController } from './post-comment/post-comment.controller.ts';
import { PostCommentHandler } from './post-comment/post-comment.handler.ts';

@Module({
  controllers: [PostCommentController, GetCommentsController],
  providers: [CommentThreads, PostCommentHandler],
})
export class CommentingModule {}

import { PickType } from '@nestjs/swagger';
import { PostCommentRequest } from '../post-comment/post-comment.request.ts';

export class EditCommentRequest extends PickType(PostCommentRequest, ['content']) {}

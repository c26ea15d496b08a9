// Comments on products and replies to them: members write, edit and withdraw them;
// staff see, search, remove and restore them.
export { AdminComments } from './admin-comments.ts';
export { CommentingModule } from './commenting.module.ts';
export { AdminCommentResponse, CommentResponse, OwnRemovedCommentResponse } from './commenting.responses.ts';
export { EditComment } from './edit-comment.ts';
export { PostComment } from './post-comment.ts';
export { RemovedComments } from './removed-comments.ts';

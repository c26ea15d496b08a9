export {
  comment,
  commentStream,
  contentField,
  postComment,
  removeComment,
  removeCommentByImport,
  restoreComment,
  restoreRemovedComment,
  threadOf,
  undoCommentImportRemoval,
  withdrawComment,
  type Comment,
  type Parent,
} from './comment.ts';
export { EditComment } from './edit-comment/edit-comment.command.ts';
export { RemovedComments } from './removed-comments.ts';
export { CommentingModule } from './commenting.module.ts';
export { PostComment } from './post-comment/post-comment.command.ts';

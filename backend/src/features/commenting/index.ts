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
export { EditComment, PostComment } from './comment-commands.ts';
export { RemovedComments } from './removed-comments.ts';
export { CommentingModule } from './commenting.module.ts';

export {
  comment,
  commentStream,
  contentField,
  removeComment,
  restoreComment,
  restoreRemovedComment,
  withdrawComment,
} from './comment.ts';
export { EditComment } from './edit-comment/edit-comment.command.ts';
export { PostComment } from './post-comment/post-comment.command.ts';

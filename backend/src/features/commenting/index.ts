export { comment, commentStream, contentField, restoreComment, withdrawComment } from './comment.ts';
export { PostComment } from './post-comment/post-comment.command.ts';

export { comment, commentStream, withdrawComment } from './comment.ts';
export { PostComment } from './post-comment/post-comment.command.ts';

export { EditComment, PostComment } from './comment-commands.ts';
export { RemovedComments } from './removed-comments.ts';
export { CommentingModule } from './commenting.module.ts';

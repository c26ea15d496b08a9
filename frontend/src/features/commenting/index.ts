export { loadCommentsSection } from './load-comments.ts';

// Commenting: the staff's table of comments.
// Loaded for staff only; other features import only from here.
export { CommentsOfProduct, CommentsPage } from './comments-page.tsx';

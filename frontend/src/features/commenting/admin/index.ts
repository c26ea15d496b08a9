export { CommentsPage } from './comments-page.tsx';

import { createFileRoute } from '@tanstack/react-router';
import { actsSearchOf } from '../features/admin/admin-search.ts';
import { CommentsPage } from '../features/admin/pages/comments-page.tsx';

export const Route = createFileRoute('/admin/comments')({ validateSearch: actsSearchOf, component: CommentsPage });

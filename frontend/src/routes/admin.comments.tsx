import { createFileRoute } from '@tanstack/react-router';
import { CommentsPage } from '../features/commenting/admin/index.ts';
import { contributionsSearchOf } from '../features/contributions/index.ts';

export const Route = createFileRoute('/admin/comments')({
  validateSearch: contributionsSearchOf,
  component: CommentsPage,
});

import { createFileRoute } from '@tanstack/react-router';
import { CategoryPage } from '../features/categories/admin/index.ts';
import { recordSearchOf } from '../features/records/index.ts';

export const Route = createFileRoute('/admin/categories/$id')({
  validateSearch: recordSearchOf,
  component: CategoryPage,
});

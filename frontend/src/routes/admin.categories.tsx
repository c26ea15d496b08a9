import { createFileRoute } from '@tanstack/react-router';
import { momentOf } from '../admin-kit/moment.ts';
import { CategoriesPage } from '../features/categories/admin/index.ts';

export const Route = createFileRoute('/admin/categories')({
  validateSearch: (raw: Readonly<Record<string, unknown>>): { readonly asOf?: string } => ({
    asOf: momentOf(raw.asOf),
  }),
  component: CategoriesPage,
});

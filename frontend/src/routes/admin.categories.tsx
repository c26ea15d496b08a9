import { createFileRoute } from '@tanstack/react-router';
import { momentOf } from '../features/admin/as-of/moment.ts';
import { CategoriesPage } from '../features/admin/categories/categories-page.tsx';

export const Route = createFileRoute('/admin/categories')({
  validateSearch: (raw: Readonly<Record<string, unknown>>): { readonly asOf?: string } => ({
    asOf: momentOf(raw.asOf),
  }),
  component: CategoriesPage,
});

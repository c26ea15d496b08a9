import { createFileRoute } from '@tanstack/react-router';
import { parseMoment } from '../admin-kit/moment.ts';
import { CategoriesPage } from '../features/categories/admin/index.ts';

export const Route = createFileRoute('/admin/categories')({
  validateSearch: (raw: Readonly<Record<string, unknown>>): { readonly asOf?: string } => ({
    asOf: parseMoment(raw.asOf),
  }),
  component: CategoriesPage,
});

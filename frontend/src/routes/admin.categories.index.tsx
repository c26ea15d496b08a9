import { createFileRoute } from '@tanstack/react-router';
import { parseMoment } from '../admin-kit/moment.ts';
import { textOf } from '../lib/search-params.ts';
import { CategoriesPage } from '../features/categories/admin/index.ts';

export const Route = createFileRoute('/admin/categories/')({
  validateSearch: (raw: Readonly<Record<string, unknown>>): { readonly asOf?: string; readonly form?: string } => ({
    asOf: parseMoment(raw.asOf),
    form: textOf(raw.form),
  }),
  component: CategoriesPage,
});

import { createFileRoute } from '@tanstack/react-router';
import { BrandsPage } from '../features/admin/pages/brands-page.tsx';
import { tableSearchOf } from '../features/admin/table-search.ts';

export const Route = createFileRoute('/admin/brands')({
  validateSearch: (raw) => tableSearchOf(raw, ['name', 'status', 'products']),
  component: BrandsPage,
});

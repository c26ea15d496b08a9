import { createFileRoute } from '@tanstack/react-router';
import { BrandsPage } from '../features/admin/brands/brands-page.tsx';
import { tableSearchOf } from '../features/admin/admin-search.ts';

export const Route = createFileRoute('/admin/brands')({
  validateSearch: (raw) => tableSearchOf(raw, ['name', 'status', 'products']),
  component: BrandsPage,
});

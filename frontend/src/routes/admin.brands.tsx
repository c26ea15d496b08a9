import { createFileRoute } from '@tanstack/react-router';
import { tableSearchOf } from '../admin-kit/table/table-search.ts';
import { BrandsPage } from '../features/brands/admin/index.ts';

export const Route = createFileRoute('/admin/brands')({
  validateSearch: (raw) => tableSearchOf(raw, ['name', 'status', 'products']),
  component: BrandsPage,
});

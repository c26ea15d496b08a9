import { createFileRoute } from '@tanstack/react-router';
import { BrandsPage } from '../features/brands/admin/index.ts';
import { recordsSearchOf } from '../features/records/index.ts';

export const Route = createFileRoute('/admin/brands/')({
  validateSearch: (raw) => recordsSearchOf(raw, ['name', 'status', 'products']),
  component: BrandsPage,
});

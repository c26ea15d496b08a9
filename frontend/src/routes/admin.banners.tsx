import { createFileRoute } from '@tanstack/react-router';
import { tableSearchOf } from '../admin-kit/table/table-search.ts';
import { BannersPage } from '../features/banners/admin/index.ts';

export const Route = createFileRoute('/admin/banners')({
  validateSearch: (raw) => tableSearchOf(raw, ['title', 'status', 'newest']),
  component: BannersPage,
});

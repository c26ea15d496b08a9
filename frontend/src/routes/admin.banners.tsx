import { createFileRoute } from '@tanstack/react-router';
import { BannersPage } from '../features/admin/pages/banners-page.tsx';
import { tableSearchOf } from '../features/admin/table-search.ts';

export const Route = createFileRoute('/admin/banners')({
  validateSearch: (raw) => tableSearchOf(raw, ['title', 'status', 'newest']),
  component: BannersPage,
});

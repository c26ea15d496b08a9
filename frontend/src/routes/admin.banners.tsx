import { createFileRoute } from '@tanstack/react-router';
import { BannersPage } from '../features/admin/banners/banners-page.tsx';
import { tableSearchOf } from '../features/admin/admin-search.ts';

export const Route = createFileRoute('/admin/banners')({
  validateSearch: (raw) => tableSearchOf(raw, ['title', 'status', 'newest']),
  component: BannersPage,
});

import { createFileRoute } from '@tanstack/react-router';
import { BannersPage } from '../features/banners/admin/index.ts';
import { recordsSearchOf } from '../features/records/index.ts';

export const Route = createFileRoute('/admin/banners')({
  validateSearch: (raw) => recordsSearchOf(raw, ['title', 'status', 'newest']),
  component: BannersPage,
});

import { createFileRoute } from '@tanstack/react-router';
import { ratingsSearchOf } from '../features/admin/admin-search.ts';
import { RatingsPage } from '../features/admin/pages/ratings-page.tsx';

export const Route = createFileRoute('/admin/ratings')({ validateSearch: ratingsSearchOf, component: RatingsPage });

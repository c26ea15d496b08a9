import { createFileRoute } from '@tanstack/react-router';
import { ratingsSearchOf } from '../features/contributions/index.ts';
import { RatingsPage } from '../features/rating/admin/index.ts';

export const Route = createFileRoute('/admin/ratings')({ validateSearch: ratingsSearchOf, component: RatingsPage });

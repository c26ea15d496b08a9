import { createFileRoute } from '@tanstack/react-router';
import { removedSearchOf } from '../features/admin/admin-search.ts';
import { RemovedPage } from '../features/admin/removed/removed-page.tsx';

export const Route = createFileRoute('/admin/removed')({ validateSearch: removedSearchOf, component: RemovedPage });

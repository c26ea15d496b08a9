import { createFileRoute } from '@tanstack/react-router';
import { removedSearchOf } from '../features/admin/removed-search.ts';
import { RemovedPage } from '../features/admin/pages/removed-page.tsx';

export const Route = createFileRoute('/admin/removed')({ validateSearch: removedSearchOf, component: RemovedPage });

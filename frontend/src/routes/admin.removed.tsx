import { createFileRoute } from '@tanstack/react-router';
import { RemovedPage, removedSearchOf } from '../features/records/index.ts';

export const Route = createFileRoute('/admin/removed')({ validateSearch: removedSearchOf, component: RemovedPage });

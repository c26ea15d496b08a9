import { createFileRoute } from '@tanstack/react-router';
import { historySearchOf } from '../features/admin/admin-search.ts';
import { HistoryPage } from '../features/admin/history/history-page.tsx';

export const Route = createFileRoute('/admin/history')({ validateSearch: historySearchOf, component: HistoryPage });

import { createFileRoute } from '@tanstack/react-router';
import { historySearchOf } from '../features/admin/history-search.ts';
import { HistoryPage } from '../features/admin/pages/history-page.tsx';

export const Route = createFileRoute('/admin/history')({ validateSearch: historySearchOf, component: HistoryPage });

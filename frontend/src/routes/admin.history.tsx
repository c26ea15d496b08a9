import { createFileRoute } from '@tanstack/react-router';
import { HistoryPage, historySearchOf } from '../features/history/index.ts';

export const Route = createFileRoute('/admin/history')({ validateSearch: historySearchOf, component: HistoryPage });

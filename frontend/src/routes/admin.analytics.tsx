import { createFileRoute } from '@tanstack/react-router';
import { analyticsSearchOf } from '../features/admin/analytics-search.ts';
import { AnalyticsPage } from '../features/admin/pages/analytics-page.tsx';

export const Route = createFileRoute('/admin/analytics')({
  validateSearch: analyticsSearchOf,
  component: AnalyticsPage,
});

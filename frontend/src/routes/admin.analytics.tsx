import { createFileRoute } from '@tanstack/react-router';
import { AnalyticsPage, analyticsSearchOf } from '../features/analytics/index.ts';

export const Route = createFileRoute('/admin/analytics')({
  validateSearch: analyticsSearchOf,
  component: AnalyticsPage,
});

import { createFileRoute } from '@tanstack/react-router';
import { analyticsSearchOf } from '../features/admin/analytics-search.ts';
import { AnalyticsPage } from '../features/admin/pages/analytics-page.tsx';

export const Route = createFileRoute('/admin/analytics')({
  validateSearch: analyticsSearchOf,
  component: function Analytics() {
    const navigate = Route.useNavigate();
    return (
      <AnalyticsPage
        search={Route.useSearch()}
        onSearchChange={(search) => void navigate({ search, replace: true, resetScroll: false })}
      />
    );
  },
});

import { createFileRoute } from '@tanstack/react-router';
import { historySearchOf } from '../features/admin/history-search.ts';
import { HistoryPage } from '../features/admin/pages/history-page.tsx';

export const Route = createFileRoute('/admin/history')({
  validateSearch: historySearchOf,
  component: function History() {
    const navigate = Route.useNavigate();
    return (
      <HistoryPage
        search={Route.useSearch()}
        onSearchChange={(search) => void navigate({ search, replace: true, resetScroll: false })}
      />
    );
  },
});

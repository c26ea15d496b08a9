import { createFileRoute } from '@tanstack/react-router';
import { RemovedPage } from '../features/admin/pages/removed-page.tsx';
import { removedSearchOf } from '../features/admin/removed-search.ts';

export const Route = createFileRoute('/admin/removed')({
  validateSearch: removedSearchOf,
  component: function Removed() {
    const navigate = Route.useNavigate();
    return (
      <RemovedPage
        search={Route.useSearch()}
        onSearchChange={(change) =>
          void navigate({
            search: (previous) => ({ ...previous, ...change, page: undefined }),
            replace: true,
            resetScroll: false,
          })
        }
      />
    );
  },
});

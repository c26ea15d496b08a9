import { createFileRoute } from '@tanstack/react-router';
import { actsSearchOf, withFilters } from '../features/admin/acts/acts-search.ts';
import { CommentsPage } from '../features/admin/pages/comments-page.tsx';

export const Route = createFileRoute('/admin/comments')({
  validateSearch: actsSearchOf,
  component: function Comments() {
    const navigate = Route.useNavigate();
    return (
      <CommentsPage
        search={Route.useSearch()}
        onSearchChange={(change) =>
          void navigate({
            search: (previous) => withFilters(previous, change),
            replace: true,
            resetScroll: false,
          })
        }
      />
    );
  },
});

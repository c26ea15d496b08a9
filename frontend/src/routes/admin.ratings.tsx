import { createFileRoute } from '@tanstack/react-router';
import { ratingsSearchOf, withFilters } from '../features/admin/acts/acts-search.ts';
import { RatingsPage } from '../features/admin/pages/ratings-page.tsx';

export const Route = createFileRoute('/admin/ratings')({
  validateSearch: ratingsSearchOf,
  component: function Ratings() {
    const navigate = Route.useNavigate();
    return (
      <RatingsPage
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

import { createFileRoute } from '@tanstack/react-router';
import { votesSearchOf, withFilters } from '../features/admin/acts/acts-search.ts';
import { VotesPage } from '../features/admin/pages/votes-page.tsx';

export const Route = createFileRoute('/admin/votes')({
  validateSearch: votesSearchOf,
  component: function Votes() {
    const navigate = Route.useNavigate();
    return (
      <VotesPage
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

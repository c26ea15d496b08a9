import { createFileRoute } from '@tanstack/react-router';
import { tableSearchOf } from '../features/admin/table-search.ts';
import { BannersPage } from '../features/admin/pages/banners-page.tsx';

export const Route = createFileRoute('/admin/banners')({
  validateSearch: (raw) => tableSearchOf(raw, ['title', 'status', 'newest']),
  component: function Banners() {
    const navigate = Route.useNavigate();
    return (
      <BannersPage
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

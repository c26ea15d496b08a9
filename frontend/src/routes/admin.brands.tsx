import { createFileRoute } from '@tanstack/react-router';
import { tableSearchOf } from '../features/admin/table-search.ts';
import { BrandsPage } from '../features/admin/pages/brands-page.tsx';

export const Route = createFileRoute('/admin/brands')({
  validateSearch: (raw) => tableSearchOf(raw, ['name', 'status', 'products']),
  component: function Brands() {
    const navigate = Route.useNavigate();
    return (
      <BrandsPage
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

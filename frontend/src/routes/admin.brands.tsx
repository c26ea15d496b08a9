import { createFileRoute } from '@tanstack/react-router';
import { tableSearchOf } from '../features/admin/table-search.ts';
import { BrandsPage } from '../features/admin/pages/brands-page.tsx';

export const Route = createFileRoute('/admin/brands')({
  validateSearch: tableSearchOf,
  component: function Brands() {
    const navigate = Route.useNavigate();
    return (
      <BrandsPage
        search={Route.useSearch()}
        onSearchChange={(search) => void navigate({ search, replace: true, resetScroll: false })}
      />
    );
  },
});

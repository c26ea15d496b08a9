import { createFileRoute } from '@tanstack/react-router';
import { tableSearchOf } from '../features/admin/table-search.ts';
import { ProductsPage } from '../features/admin/pages/products-page.tsx';

export const Route = createFileRoute('/admin/products')({
  validateSearch: tableSearchOf,
  component: function Products() {
    const navigate = Route.useNavigate();
    return (
      <ProductsPage
        search={Route.useSearch()}
        onSearchChange={(search) => void navigate({ search, replace: true, resetScroll: false })}
      />
    );
  },
});

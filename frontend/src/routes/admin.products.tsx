import { createFileRoute } from '@tanstack/react-router';
import { ProductsPage } from '../features/admin/pages/products-page.tsx';
import { productsSearchOf } from '../features/admin/products-search.ts';

export const Route = createFileRoute('/admin/products')({
  validateSearch: productsSearchOf,
  component: function Products() {
    const navigate = Route.useNavigate();
    return (
      <ProductsPage
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

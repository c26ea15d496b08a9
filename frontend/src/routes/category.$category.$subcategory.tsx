import { createFileRoute } from '@tanstack/react-router';
import { productsQuery } from '../features/catalogue/api/products.ts';
import { shelfSearchOf } from '../features/catalogue/lists/list-search.ts';
import { categoryParams } from '../features/category/category-params.ts';
import { CategoryPage } from '../features/category/pages/category-page.tsx';

export const Route = createFileRoute('/category/$category/$subcategory')({
  validateSearch: shelfSearchOf,
  loaderDeps: ({ search: { sort, page } }) => ({ sort, page }),
  loader: ({ context, params, deps }) => {
    void context.queryClient.prefetchQuery(productsQuery(categoryParams(params.category, params.subcategory, deps)));
  },
  component: function Subcategory() {
    const { category, subcategory } = Route.useParams();
    const search = Route.useSearch();
    const navigate = Route.useNavigate();
    return (
      <CategoryPage
        category={category}
        subcategory={subcategory}
        search={search}
        onSearchChange={(change) =>
          void navigate({ search: (previous) => ({ ...previous, ...change }), replace: true, resetScroll: false })
        }
      />
    );
  },
});

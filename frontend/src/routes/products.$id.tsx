import { createFileRoute } from '@tanstack/react-router';
import { ProductPage } from '../features/product-page/pages/product-page.tsx';
import { loadProduct, productSearch } from '../features/product-page/product-route.ts';

export const Route = createFileRoute('/products/$id')({
  validateSearch: productSearch,
  loaderDeps: ({ search: { stars } }) => ({ stars }),
  loader: ({ context, params, deps, cause }) => loadProduct(context.queryClient, params.id, deps, cause === 'preload'),
  component: Product,
});

function Product() {
  const { id } = Route.useParams();
  const { stars } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <ProductPage
      id={id}
      stars={stars}
      onFilter={(next) => void navigate({ search: next ? { stars: next } : {}, replace: true, resetScroll: false })}
    />
  );
}

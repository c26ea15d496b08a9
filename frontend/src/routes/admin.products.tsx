import { createFileRoute } from '@tanstack/react-router';
import { productsSearchOf } from '../features/admin/products-search.ts';
import { ProductsPage } from '../features/admin/pages/products-page.tsx';

export const Route = createFileRoute('/admin/products')({ validateSearch: productsSearchOf, component: ProductsPage });

import { createFileRoute } from '@tanstack/react-router';
import { productsSearchOf } from '../features/admin/admin-search.ts';
import { ProductsPage } from '../features/admin/products/products-page.tsx';

export const Route = createFileRoute('/admin/products')({ validateSearch: productsSearchOf, component: ProductsPage });

import { createFileRoute } from '@tanstack/react-router';
import { ProductsPage } from '../features/products/admin/index.ts';
import { productsSearchOf } from '../features/records/index.ts';

export const Route = createFileRoute('/admin/products/')({ validateSearch: productsSearchOf, component: ProductsPage });

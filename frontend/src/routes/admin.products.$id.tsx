import { createFileRoute } from '@tanstack/react-router';
import { ProductPage } from '../features/products/admin/index.ts';
import { recordSearchOf } from '../features/records/index.ts';

export const Route = createFileRoute('/admin/products/$id')({ validateSearch: recordSearchOf, component: ProductPage });

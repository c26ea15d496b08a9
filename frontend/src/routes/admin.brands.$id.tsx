import { createFileRoute } from '@tanstack/react-router';
import { BrandPage } from '../features/brands/admin/index.ts';
import { recordSearchOf } from '../features/records/index.ts';

export const Route = createFileRoute('/admin/brands/$id')({ validateSearch: recordSearchOf, component: BrandPage });

import { createFileRoute } from '@tanstack/react-router';
import { CategoriesPage } from '../features/categories/admin/index.ts';

export const Route = createFileRoute('/admin/')({ component: CategoriesPage });

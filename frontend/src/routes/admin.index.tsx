import { createFileRoute } from '@tanstack/react-router';
import { CategoriesPage } from '../features/admin/categories/categories-page.tsx';

export const Route = createFileRoute('/admin/')({ component: CategoriesPage });

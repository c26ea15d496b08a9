import { createFileRoute } from '@tanstack/react-router';
import { ViewsPage } from '../features/settings/index.ts';

export const Route = createFileRoute('/admin/views')({ component: ViewsPage });

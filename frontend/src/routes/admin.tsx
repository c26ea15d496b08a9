import { createFileRoute } from '@tanstack/react-router';
import { AdminShell, NotFoundPage } from '../features/admin-shell/index.ts';

export const Route = createFileRoute('/admin')({ component: AdminShell, notFoundComponent: NotFoundPage });

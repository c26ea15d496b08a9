import { createFileRoute } from '@tanstack/react-router';
import { AdminShell } from '../features/admin-shell/index.ts';

export const Route = createFileRoute('/admin')({ component: AdminShell });

import { createFileRoute } from '@tanstack/react-router';
import { AdminShell } from '../features/admin/shell/admin-shell.tsx';

export const Route = createFileRoute('/admin')({ component: AdminShell });

import { createFileRoute } from '@tanstack/react-router';
import { Landing } from '../features/admin-shell/index.ts';

export const Route = createFileRoute('/admin/login')({ component: Landing });

import { createFileRoute } from '@tanstack/react-router';
import { GuidePage } from '../features/admin-shell/index.ts';

export const Route = createFileRoute('/admin/guide/$topic')({ component: GuidePage });

import { createFileRoute } from '@tanstack/react-router';
import { queueSearchOf } from '../features/admin/admin-search.ts';
import { ModerationPage } from '../features/admin/moderation/moderation-page.tsx';

export const Route = createFileRoute('/admin/moderation')({ validateSearch: queueSearchOf, component: ModerationPage });

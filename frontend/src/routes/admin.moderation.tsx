import { createFileRoute } from '@tanstack/react-router';
import { queueSearchOf } from '../features/admin/moderation/queue-search.ts';
import { ModerationPage } from '../features/admin/pages/moderation-page.tsx';

export const Route = createFileRoute('/admin/moderation')({ validateSearch: queueSearchOf, component: ModerationPage });

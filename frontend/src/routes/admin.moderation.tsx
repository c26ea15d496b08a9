import { createFileRoute } from '@tanstack/react-router';
import { ModerationPage, queueSearchOf } from '../features/moderation/index.ts';

export const Route = createFileRoute('/admin/moderation')({ validateSearch: queueSearchOf, component: ModerationPage });

import { createFileRoute } from '@tanstack/react-router';
import { TodayPage } from '../features/today/index.ts';

export const Route = createFileRoute('/admin/today')({ component: TodayPage });

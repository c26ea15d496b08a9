import { createFileRoute } from '@tanstack/react-router';
import { SettingsPage } from '../features/settings/index.ts';

export const Route = createFileRoute('/admin/settings')({ component: SettingsPage });

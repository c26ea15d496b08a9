import { createFileRoute } from '@tanstack/react-router';
import { AccountPage } from '../features/accounts/index.ts';

export const Route = createFileRoute('/account/')({ component: AccountPage });

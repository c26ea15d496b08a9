import { createFileRoute } from '@tanstack/react-router';
import { AccountErasedPage } from '../features/accounts/index.ts';

export const Route = createFileRoute('/account/erased')({ component: AccountErasedPage });

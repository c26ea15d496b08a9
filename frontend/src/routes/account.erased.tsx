import { createFileRoute } from '@tanstack/react-router';
import { AccountErasedPage } from '../features/accounts/pages/account-erased-page.tsx';

export const Route = createFileRoute('/account/erased')({ component: AccountErasedPage });

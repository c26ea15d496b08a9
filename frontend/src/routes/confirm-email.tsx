import { createFileRoute } from '@tanstack/react-router';
import { ConfirmEmailPage } from '../features/accounts/index.ts';

export const Route = createFileRoute('/confirm-email')({
  validateSearch: (search): { token?: string } =>
    typeof search.token === 'string' && search.token !== '' ? { token: search.token } : {},
  component: ConfirmEmailPage,
});

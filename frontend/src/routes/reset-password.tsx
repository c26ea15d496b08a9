import { createFileRoute } from '@tanstack/react-router';
import { ResetPasswordPage } from '../features/accounts/index.ts';

export const Route = createFileRoute('/reset-password')({
  validateSearch: (search): { token?: string } =>
    typeof search.token === 'string' && search.token !== '' ? { token: search.token } : {},
  component: ResetPasswordPage,
});

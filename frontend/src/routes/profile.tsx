import { createFileRoute } from '@tanstack/react-router';
import { AuthenticationRequired } from '../features/profile/pages/authentication-required.tsx';

export const Route = createFileRoute('/profile')({ component: AuthenticationRequired });

import { createFileRoute } from '@tanstack/react-router';
import { ProfilePage } from '../features/profile/pages/profile-page.tsx';

export const Route = createFileRoute('/profile')({ component: ProfilePage });

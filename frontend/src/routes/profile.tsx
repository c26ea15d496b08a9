import { createFileRoute } from '@tanstack/react-router';
import { ProfilePage, profileSearchOf } from '../features/profile/index.ts';

export const Route = createFileRoute('/profile')({ validateSearch: profileSearchOf, component: ProfilePage });

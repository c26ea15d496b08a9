import { createRootRouteWithContext } from '@tanstack/react-router';
import type { RouterContext } from '../app/router.tsx';
import { Shell } from '../features/shell/components/shell.tsx';
import { NotFoundPage } from '../features/shell/pages/not-found-page.tsx';

export const Route = createRootRouteWithContext<RouterContext>()({ component: Shell, notFoundComponent: NotFoundPage });

import { createRootRouteWithContext, lazyRouteComponent } from '@tanstack/react-router';
import type { RouterContext } from '../app/router.tsx';
import { Shell } from '../features/shell/components/shell.tsx';

export const Route = createRootRouteWithContext<RouterContext>()({
  component: Shell,
  notFoundComponent: lazyRouteComponent(() => import('../features/shell/pages/not-found-page.tsx'), 'NotFoundPage'),
});

import { createRootRouteWithContext, lazyRouteComponent } from '@tanstack/react-router';
import type { RouterContext } from '../app/router.tsx';
import { loadNotFoundPage } from '../features/catalogue/index.ts';
import { Shell } from '../features/shell/index.ts';

export const Route = createRootRouteWithContext<RouterContext>()({
  component: Shell,
  notFoundComponent: lazyRouteComponent(loadNotFoundPage, 'NotFoundPage'),
});

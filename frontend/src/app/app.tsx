import type { EmotionCache } from '@emotion/cache';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { ToastRegion } from '../components/toast/toast-region.tsx';
import { Direction } from '../components/direction.tsx';
import type { createAppRouter } from './router.tsx';

interface AppProps {
  readonly queryClient: QueryClient;
  readonly router: ReturnType<typeof createAppRouter>;
  /** Where a page is rendered for somebody else: what collects its styles. */
  readonly styles?: EmotionCache;
}

export function App({ queryClient, router, styles }: AppProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <Direction styles={styles}>
        <RouterProvider router={router} />
        <ToastRegion />
      </Direction>
    </QueryClientProvider>
  );
}

import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { ToastRegion } from '../components/toast/toast-region.tsx';
import { Direction } from '../components/direction.tsx';
import type { createAppRouter } from './router.tsx';

interface AppProps {
  readonly queryClient: QueryClient;
  readonly router: ReturnType<typeof createAppRouter>;
}

export function App({ queryClient, router }: AppProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <Direction>
        <RouterProvider router={router} />
        <ToastRegion />
      </Direction>
    </QueryClientProvider>
  );
}

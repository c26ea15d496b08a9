import type { QueryClient } from '@tanstack/react-query';
import { createRouter, useRouter, type ErrorComponentProps, type RouterHistory } from '@tanstack/react-router';
import { Page } from '../components/page.tsx';
import { ErrorState } from '../components/states.tsx';
import { isChunkLoadError, reloadIfReachable } from '../lib/chunk-load-error.ts';
import { routeTree } from '../routeTree.gen.ts';

/** A page that could not be loaded or drawn; the header and the footer stay. */
function RouteError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const retry = () => {
    if (isChunkLoadError(error)) return void reloadIfReachable();
    reset();
    void router.invalidate();
  };
  return (
    <Page>
      <ErrorState heading error={error} onRetry={retry} />
    </Page>
  );
}

/** Search parameters as plain text: `?q=10%25&page=2`, never JSON. The first of a repeated name counts. */
function parseSearch(search: string): Record<string, string> {
  const result = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(search)) if (!result.has(name)) result.set(name, value);
  return Object.fromEntries(result);
}

/** Leaves out what is empty. */
function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(search))
    if (typeof value === 'string' ? value !== '' : typeof value === 'number') params.set(name, String(value));
  return params.size > 0 ? `?${params}` : '';
}

export interface RouterContext {
  readonly queryClient: QueryClient;
}

export const createAppRouter = (queryClient: QueryClient, history?: RouterHistory) =>
  createRouter({
    routeTree,
    history,
    context: { queryClient },
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: RouteError,
    // Where a page is rendered for somebody else, it would be a script in the page.
    scrollRestoration: typeof window !== 'undefined',
  });

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}

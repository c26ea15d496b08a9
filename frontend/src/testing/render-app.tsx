import { createMemoryHistory } from '@tanstack/react-router';
import { configure, render } from '@testing-library/react';
import { App } from '../app/app.tsx';
import { createQueryClient } from '../lib/query-client.ts';
import { createAppRouter } from '../app/router.tsx';

// What a busy machine takes is no failure.
configure({ asyncUtilTimeout: 15_000 });

/** The whole client at an address of the site. */
export function renderApp(path: string) {
  const queryClient = createQueryClient();
  const router = createAppRouter(queryClient, createMemoryHistory({ initialEntries: [path] }));
  return { ...render(<App queryClient={queryClient} router={router} />), router, queryClient };
}

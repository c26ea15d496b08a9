import type { QueryClient } from '@tanstack/react-query';

const listed = ['/api/products', '/api/products/new', '/api/products/trending'];

/**
 * A product's figures have changed. Its record and the lists that show it are read anew when a page next asks for them;
 * what stands on the screen now does not wait for them.
 */
export const renewProduct = (client: QueryClient, productId: string): Promise<void> =>
  client.invalidateQueries({
    refetchType: 'none',
    predicate: ({ queryKey: [path, second, ...rest] }) =>
      listed.includes(String(path)) && (typeof second === 'object' || (second === productId && rest.length === 0)),
  });

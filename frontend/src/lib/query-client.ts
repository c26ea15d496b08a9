import { QueryClient, type QueryKey } from '@tanstack/react-query';

/** Reads are never retried, never stale and never refetched on their own: mutations name what they invalidate. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: Infinity,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });

/**
 * Refetches the counts of a product's votes or ratings, unless the member's own command is on its way. Where they have
 * changed, another tab or device of the same member may be the reason: the member's own opinions are refetched as well.
 * @param counts query key of the counts; those of the member's own opinions begin with it and go on with `user`.
 */
export async function refetchOpinions(client: QueryClient, counts: QueryKey, mutationKey: string[]): Promise<void> {
  const isMutating = () => client.isMutating({ mutationKey }) > 0;
  if (isMutating()) return;
  const before = client.getQueryData(counts);
  await client.invalidateQueries({ queryKey: counts, exact: true });
  if (client.getQueryData(counts) === before || isMutating()) return;
  await client.invalidateQueries({ queryKey: [...counts, 'user'] });
}

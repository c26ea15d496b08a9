import { skipToken, type QueryClient, type QueryKey, type QueryObserverOptions } from '@tanstack/react-query';
import { createQueryClient } from '../lib/query-client.ts';

/** Keys and answers of queries. */
export type AnsweredQueries = readonly (readonly [key: QueryKey, answer: unknown])[];

/** Whose answers depend on who asks: the first HTML is the same for everybody. */
const ofVisitor = new Set<unknown>(['/api/user/session', '/api/auth/user']);

/** Queries whose answers a page waits for before it is drawn; those of the visitor stay open. */
export function createServerQueryClient(): QueryClient {
  const client = createQueryClient();
  const withDefaults = client.defaultQueryOptions.bind(client) as (options: object) => object;
  const suspending = (options: QueryObserverOptions) => {
    const isOff = options.enabled === false || options.queryFn === skipToken;
    const waits = !isOff && !ofVisitor.has(options.queryKey?.[0]);
    return withDefaults(waits ? { ...options, suspense: true } : options);
  };
  return Object.assign(client, { defaultQueryOptions: suspending as unknown as QueryClient['defaultQueryOptions'] });
}

/** What the queries of the API were answered, in the order in which they were asked. */
export const answeredQueries = (client: QueryClient): AnsweredQueries =>
  client
    .getQueryCache()
    .getAll()
    .filter(
      ({ queryKey: [path], state }) =>
        typeof path === 'string' && path.startsWith('/api/') && !ofVisitor.has(path) && state.status === 'success',
    )
    .map(({ queryKey, state }) => [queryKey, state.data] as const);

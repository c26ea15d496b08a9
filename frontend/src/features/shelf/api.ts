import type { ShelfState } from '@henna/domain';
import { queryOptions } from '@tanstack/react-query';
import type { ShelfPage } from '../../lib/api-types.ts';
import { isStatus, read } from '../../lib/api.ts';

/** A page of one's own shelf with the products. Looked at again with the page: another tab may have changed it. */
export const shelfQuery = (params: { readonly state: ShelfState; readonly page: number }) =>
  queryOptions({
    queryKey: ['/api/shelf', { ...params }] as const,
    queryFn: (context) => read<ShelfPage>(context),
    refetchOnWindowFocus: 'always',
  });

/** The first products of a published shelf; null where it is not published any more. */
export const publishedShelfQuery = (userId: string) =>
  queryOptions({
    queryKey: ['/api/profile', userId, 'shelf', { pageSize: 12 }] as const,
    queryFn: (context): Promise<ShelfPage | null> =>
      read<ShelfPage>(context).catch((error: unknown) => {
        if (isStatus(error, 404)) return null;
        throw error;
      }),
  });

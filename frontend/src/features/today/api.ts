import type { Page } from '@henna/domain';
import { queryOptions } from '@tanstack/react-query';
import { adminRead } from '../../admin-kit/request.ts';
import type { components } from '../../lib/schema.gen.ts';
import type { Contributions } from '../contributions/index.ts';

export type Today = components['schemas']['TodayResponse'];

const pace = { calm: 30_000, running: 2_000 } as const;

/** Polled while it is shown, faster while something is running. */
export const todayQuery = () =>
  queryOptions({
    queryKey: ['/api/admin/today'],
    queryFn: adminRead<Today>,
    refetchInterval: ({ state: { data } }) =>
      data && data.imports.length + data.batches.length > 0 ? pace.running : pace.calm,
  });

const shown = 6;
export const newestCommentsQuery = () =>
  queryOptions({
    queryKey: ['/api/admin/comments', { page: 1, pageSize: shown }],
    queryFn: adminRead<Page<Contributions['comments']>>,
  });

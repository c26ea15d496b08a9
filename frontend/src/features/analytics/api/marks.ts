import { queryOptions } from '@tanstack/react-query';
import type { components } from '../../../lib/schema.gen.ts';
import { adminRead } from '../../../admin-kit/request.ts';

/** What changes what is measured, or by which rules. */
const houseTypes = [
  'TrendingRulesChanged',
  'ImportStarted',
  'DemoLoaded',
  'DemoRemoved',
  'DemoRestored',
  'VotingOptionsSet',
] as const;
const productTypes = ['ProductRemoved', 'ProductRestored'] as const;

interface Period {
  readonly from: string;
  readonly to: string;
}

/**
 * What the house did in a period that changes what is measured, newest first; at most a hundred entries of the trail.
 * @param withProducts also products that were taken away or brought back
 */
export const marksQuery = ({ from, to }: Period, withProducts: boolean) =>
  queryOptions({
    queryKey: [
      '/api/admin/history',
      {
        by: 'staff',
        types: [...houseTypes, ...(withProducts ? productTypes : [])].join(','),
        from: new Date(from).toISOString(),
        to: new Date(to).toISOString(),
        pageSize: 100,
      },
    ],
    queryFn: adminRead<components['schemas']['HistoryPageBody']>,
  });

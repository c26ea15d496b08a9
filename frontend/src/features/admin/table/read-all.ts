import { limits } from '@henna/contracts';
import type { Page } from '../../../lib/api-types.ts';
import { addressOf, type QueryAddress } from '../../../lib/api.ts';
import { adminRequest } from '../api/admin-request.ts';
import type { Identified } from './column.ts';

/** Rows that are downloaded or selected at once at most. */
export const mostRows = 10_000;

/**
 * Reads a list's rows page after page, at most {@link mostRows}; a row that moved meanwhile counts once.
 * @param key of the query of any of its pages
 */
export async function readAll<Row extends Identified>(
  [path, search]: QueryAddress,
  signal?: AbortSignal,
): Promise<{ readonly rows: readonly Row[]; readonly total: number }> {
  const rows = new Map<string, Row>();
  for (let page = 1; ; page++) {
    const wanted = { ...(typeof search === 'object' && search), page, pageSize: limits.pageSizeMax };
    const { items, total } = await adminRequest<Page<Row>>(addressOf([path, wanted]), { signal });
    for (const row of items) rows.set(row.id, row);
    const isLast = page * limits.pageSizeMax >= Math.min(total, mostRows);
    if (isLast || items.length === 0) return { rows: [...rows.values()].slice(0, mostRows), total };
  }
}

import { limits } from '@henna/domain';

export const pageSize = limits.pageSizeDefault;

export const pageCountOf = (total: number, size: number = pageSize): number => Math.max(1, Math.ceil(total / size));

/** The first and the last page, and those within 1 of the current; a gap where pages are left out. */
export function pagesShown(current: number, count: number): readonly (number | 'gap')[] {
  const pages = Array.from({ length: count }, (_, index) => index + 1).filter(
    (page) => page === 1 || page === count || Math.abs(page - current) <= 1,
  );
  return pages.flatMap((page, index) => (index > 0 && page - (pages[index - 1] ?? 0) > 1 ? ['gap', page] : [page]));
}

/** Which items of all a page holds, counted from 1. */
export const rangeOf = (page: number, total: number): { readonly from: number; readonly to: number } => ({
  from: total === 0 ? 0 : (page - 1) * pageSize + 1,
  to: Math.min(page * pageSize, total),
});

import { limits, type Page } from '@henna/domain';
import type { Type } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsInt, IsOptional, Min } from 'class-validator';
import type { Response } from 'express';
import { QueryNumber, wholeNumber } from './request-fields.ts';

export interface Paging {
  readonly page?: number;
  readonly pageSize: number;
}

/** The query of a list: without `page` the plain array, with it one page. */
export const PageQuery = (defaultSize: number = limits.pageSizeDefault): Type<Paging> => {
  class Query implements Paging {
    @ApiPropertyOptional({ minimum: 1 })
    @IsOptional()
    @wholeNumber
    @IsInt()
    @Min(1)
    page?: number;

    @QueryNumber(1, limits.pageSizeMax, { maximum: limits.pageSizeMax, default: defaultSize })
    pageSize: number = defaultSize;
  }
  return Query;
};

/** What a list reads: from which row, how many. Rows beyond any list are none. */
export const rowsOf = ({ page, pageSize }: Paging): { skip: number; limit: number } =>
  page === undefined
    ? { skip: 0, limit: limits.plainListRows }
    : { skip: Math.min((page - 1) * pageSize, Number.MAX_SAFE_INTEGER), limit: pageSize };

/** The answer of a list: an array with `X-Total-Count` (and the way on where it was cut), or a page. */
export const listAnswer = <Item>(
  items: readonly Item[],
  total: number,
  { page, pageSize }: Paging,
  path: string,
  response: Response,
): readonly Item[] | Page<Item> => {
  if (page !== undefined) return { items, total, page, pageSize };
  response.setHeader('X-Total-Count', String(total));
  if (total > items.length) response.setHeader('Link', `<${nextPage(path)}>; rel="next"`);
  return items;
};

/** The first page that the plain array did not hold. */
const nextPage = (path: string) => {
  const [pathname, query] = path.split('?', 2);
  const search = new URLSearchParams(query);
  search.set('pageSize', String(limits.pageSizeMax));
  search.set('page', String(limits.plainListRows / limits.pageSizeMax + 1));
  return `${pathname}?${search.toString()}`;
};

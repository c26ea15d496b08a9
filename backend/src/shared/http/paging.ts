import { limits, type Page } from '@henna/domain';
import type { Type as Constructor } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import type { Response } from 'express';
import { Type } from 'class-transformer';
import { QueryNumber, wholeNumber } from './request-fields.ts';

export interface Paging {
  readonly page?: number;
  readonly pageSize: number;
}

/** The query of a list: the response is an array without `page`, a page object with it. */
export const PageQuery = (defaultSize: number = limits.pageSizeDefault): Constructor<Paging> => {
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

export const skipAndLimit = ({ page, pageSize }: Paging): { skip: number; limit: number } =>
  page === undefined
    ? { skip: 0, limit: limits.plainListRows }
    : { skip: Math.min((page - 1) * pageSize, Number.MAX_SAFE_INTEGER), limit: pageSize };

/** The response of a list: an array with `X-Total-Count` and, if it is truncated, `Link`; or a page. */
export const listResponse = <Item>(
  items: readonly Item[],
  total: number,
  { page, pageSize }: Paging,
  path: string,
  response: Response,
): readonly Item[] | Page<Item> => {
  if (page !== undefined) return { items, total, page, pageSize };
  response.setHeader('X-Total-Count', String(total));
  if (total > items.length) response.setHeader('Link', `<${nextPageUrl(path)}>; rel="next"`);
  return items;
};

/** The first page after the truncated array. */
const nextPageUrl = (path: string) => {
  const [pathname, query] = path.split('?', 2);
  const search = new URLSearchParams(query);
  search.set('pageSize', String(limits.pageSizeMax));
  search.set('page', String(limits.plainListRows / limits.pageSizeMax + 1));
  return `${pathname}?${search.toString()}`;
};

/** `limit` of a short list. */
export class LimitQuery {
  @ApiPropertyOptional({ minimum: 1, maximum: 50, default: 4 })
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(50)
  limit: number = 4;
}

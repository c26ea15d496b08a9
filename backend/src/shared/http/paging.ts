import { limits, type Page } from '@henna/domain';
import { applyDecorators, type Type as Constructor } from '@nestjs/common';
import { ApiExtraModels, ApiOkResponse, ApiProperty, ApiPropertyOptional, getSchemaPath } from '@nestjs/swagger';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { Type } from 'class-transformer';
import type { Response } from 'express';
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
/** The class of a page of items, as the OpenAPI document describes it. */
export const PageOf = <Item>(item: Constructor<Item>): Constructor<Page<Item>> => {
  class PageResponse implements Page<Item> {
    @ApiProperty({ type: [item] }) items!: Item[];
    @ApiProperty() total!: number;
    @ApiProperty() page!: number;
    @ApiProperty() pageSize!: number;
  }
  return PageResponse;
};

/** Documents a list's response: the plain array, or one page of it. */
export const ApiListResponse = (item: Constructor, page: Constructor): MethodDecorator & ClassDecorator =>
  applyDecorators(
    ApiExtraModels(item, page),
    ApiOkResponse({
      schema: { oneOf: [{ type: 'array', items: { $ref: getSchemaPath(item) } }, { $ref: getSchemaPath(page) }] },
    }),
  );

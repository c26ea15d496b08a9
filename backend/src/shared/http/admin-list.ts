import { normalizeText, limits } from '@henna/domain';
import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsBoolean, IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { AsOfField } from '../as-of/as-of.request.ts';
import { OptionalText } from './request-fields.ts';
import { PageQuery, skipAndLimit, type Paging } from './paging.ts';

const adminPageSize = 50;
const booleans: Readonly<Record<string, unknown>> = { true: true, false: false };

/** The query of an administrator's list that can be searched. */
export class SearchedListRequest extends PageQuery(adminPageSize) {
  /** Words that a record's texts must hold. */
  @ApiPropertyOptional({ maxLength: limits.search })
  @IsOptional()
  @IsString()
  @MaxLength(limits.search)
  q?: string;

  @AsOfField()
  asOf?: string;
}

/** `true` or `false` in a query. */
export const QueryBoolean = (): PropertyDecorator =>
  applyDecorators(
    ApiPropertyOptional({ type: Boolean, default: false }),
    IsOptional(),
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? (booleans[value] ?? value) : value)),
    IsBoolean(),
  );

const directions = ['asc', 'desc'] as const;
export type Direction = (typeof directions)[number];

/** The query of a list of records that can be removed. */
export class AdminListRequest extends SearchedListRequest {
  /** Only removed records, instead of the others. */
  @QueryBoolean()
  removed?: boolean;

  /** With `removed`: only those that this command or batch removed, by its correlation id. */
  @OptionalText()
  removedBy?: string;

  /** The direction of the sort; without it the sort's own. */
  @ApiPropertyOptional({ enum: directions })
  @IsOptional()
  @IsIn(directions)
  order?: Direction;
}

/** Sorts that begin with the most or the latest. */
const descending: ReadonlySet<string> = new Set(['trending', 'rating', 'reviews', 'products', 'newest']);

/** Whether the requested direction is not the sort's own. */
export const isReversed = (sort: string, order: Direction | undefined): boolean =>
  order !== undefined && order !== (descending.has(sort) ? 'desc' : 'asc');

/** A comparison in the requested direction. */
export const inDirection = <Row>(
  compare: (a: Row, b: Row) => number,
  sort: string,
  order: Direction | undefined,
): ((a: Row, b: Row) => number) => (isReversed(sort, order) ? (a, b) => compare(b, a) : compare);

/** A test whether every word of a query is in one of the texts, ignoring case and accents. */
export const matcher = (q: string | undefined): ((...texts: (string | null | undefined)[]) => boolean) => {
  const words = normalizeText(q ?? '').split(' ');
  return (...texts) => {
    const text = normalizeText(texts.filter(Boolean).join('\n'));
    return words.every((word) => text.includes(word));
  };
};

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });
/** Names in the order in which people look for them. */
export const byName = (a: string, b: string): number => collator.compare(a, b);

/** The page of a list that a request asks for, or as much as a plain list holds. */
export const paginate = <Row>(rows: readonly Row[], paging: Paging): readonly Row[] => {
  const { skip, limit } = skipAndLimit(paging);
  return rows.slice(skip, skip + limit);
};

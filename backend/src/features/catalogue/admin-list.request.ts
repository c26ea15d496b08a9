import { normalizeText, limits } from '@henna/domain';
import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsBoolean, IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { AsOfField } from '../../shared/as-of/as-of.request.ts';
import { PageQuery, skipAndLimit, type Paging } from '../../shared/http/paging.ts';

const adminPageSize = 50;
const written: Readonly<Record<string, unknown>> = { true: true, false: false };

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

/** A choice in a query: `true` or `false`. */
export const ChoiceInQuery = (): PropertyDecorator =>
  applyDecorators(
    ApiPropertyOptional({ type: Boolean, default: false }),
    IsOptional(),
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? (written[value] ?? value) : value)),
    IsBoolean(),
  );

const directions = ['asc', 'desc'] as const;
export type Direction = (typeof directions)[number];

/** The query of a list of records that can be removed. */
export class AdminListRequest extends SearchedListRequest {
  /** Only what is removed, instead of what stands. */
  @ChoiceInQuery()
  removed?: boolean;

  /** The direction of the sort; without it the sort's own. */
  @ApiPropertyOptional({ enum: directions })
  @IsOptional()
  @IsIn(directions)
  order?: Direction;
}

/** Sorts that begin with the most or the latest. */
const descending: ReadonlySet<string> = new Set(['trending', 'rating', 'reviews', 'products', 'newest']);

/** Whether a sort goes the other way round than it does by itself. */
export const isReversed = (sort: string, order: Direction | undefined): boolean =>
  order !== undefined && order !== (descending.has(sort) ? 'desc' : 'asc');

/** An order in the direction that is wanted. */
export const directed = <Row>(
  compare: (a: Row, b: Row) => number,
  sort: string,
  order: Direction | undefined,
): ((a: Row, b: Row) => number) => (isReversed(sort, order) ? (a, b) => compare(b, a) : compare);

/** Whether every word of a query stands in one of the texts, without regard to case and accents. */
export const matcher = (q: string | undefined): ((...texts: (string | null | undefined)[]) => boolean) => {
  const words = normalizeText(q ?? '').split(' ');
  return (...texts) => {
    const folded = normalizeText(texts.filter(Boolean).join('\n'));
    return words.every((word) => folded.includes(word));
  };
};

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });
/** Names in the order in which people look for them. */
export const byName = (a: string, b: string): number => collator.compare(a, b);

/** The rows of a list that a request asks for. */
export const rowsWanted = <Row>(rows: readonly Row[], paging: Paging): readonly Row[] => {
  const { skip, limit } = skipAndLimit(paging);
  return rows.slice(skip, skip + limit);
};

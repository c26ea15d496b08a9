import { limits } from '@henna/contracts';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsBoolean, IsOptional, IsString, MaxLength } from 'class-validator';
import { PageQuery, rowsOf, type Paging } from '../../shared/http/paging.ts';
import { fold } from '../../shared/fold.ts';

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
}

/** The query of a list of records that can be removed. */
export class AdminListRequest extends SearchedListRequest {
  /** Only what is removed, instead of what stands. */
  @ApiPropertyOptional({ type: Boolean, default: false })
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? (written[value] ?? value) : value))
  @IsBoolean({ message: 'removed must be true or false.' })
  removed?: boolean;
}

/** Whether every word of a query stands in one of the texts, without regard to case and accents. */
export const matcher = (q: string | undefined): ((...texts: (string | null | undefined)[]) => boolean) => {
  const words = fold(q ?? '').split(' ');
  return (...texts) => {
    const folded = fold(texts.filter(Boolean).join('\n'));
    return words.every((word) => folded.includes(word));
  };
};

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });
/** Names in the order in which people look for them. */
export const byName = (a: string, b: string): number => collator.compare(a, b);

/** The rows of a list that a request asks for. */
export const rowsWanted = <Row>(rows: readonly Row[], paging: Paging): readonly Row[] => {
  const { skip, limit } = rowsOf(paging);
  return rows.slice(skip, skip + limit);
};

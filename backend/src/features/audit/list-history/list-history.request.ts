import {
  eventTypes,
  historyActions,
  historyKinds,
  limits,
  type EventType,
  type HistoryAction,
  type HistoryKind,
} from '@henna/contracts';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  IsIn,
  IsInt,
  IsISO8601,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { refusedAs } from '../../../shared/http/field-refusals.ts';

const pageSize = 50;
const sides = ['staff', 'members'] as const;
const longestId = 200;
/** Of the many forms of ISO 8601 those of which a `Date` can be made. */
const time = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::[0-5]\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)?)?$/;

/** Where in the trail a page begins, and how long it is. */
export class TrailPageRequest {
  /** Entries before this position only. */
  @ApiPropertyOptional({ pattern: '^\\d{1,19}$' })
  @IsOptional()
  @Matches(/^\d{1,19}$/, { message: 'before must be a position.' })
  before?: string;

  @ApiPropertyOptional({ minimum: 1, maximum: limits.pageSizeMax, default: pageSize })
  @IsOptional()
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? (/^\d{1,15}$/.test(value) ? Number(value) : NaN) : value,
  )
  @IsInt()
  @Min(1)
  @Max(limits.pageSizeMax)
  pageSize: number = pageSize;
}

export class ListHistoryRequest extends TrailPageRequest {
  /** By the house, or by members. */
  @ApiPropertyOptional({ enum: sides })
  @IsOptional()
  @IsIn(sides)
  by?: (typeof sides)[number];

  /** Who of the house, by the name of the token. */
  @ApiPropertyOptional({ maxLength: limits.name })
  @IsOptional()
  @IsString()
  @MaxLength(limits.name)
  actor?: string;

  @ApiPropertyOptional({ enum: historyKinds })
  @IsOptional()
  @IsIn(historyKinds)
  kind?: HistoryKind;

  /** Of one record; its `kind` is needed. */
  @ApiPropertyOptional({ maxLength: longestId })
  @IsOptional()
  @IsString()
  @MaxLength(longestId)
  id?: string;

  /** With what members did on that product, or what concerns that member. */
  @ApiPropertyOptional({ enum: ['acts'] })
  @IsOptional()
  @IsIn(['acts'])
  with?: 'acts';

  @ApiPropertyOptional({ enum: historyActions })
  @IsOptional()
  @IsIn(historyActions)
  action?: HistoryAction;

  @ApiPropertyOptional({ type: String, description: 'Type of the event' })
  @IsOptional()
  @IsIn([...eventTypes], refusedAs('EVENT_TYPES'))
  type?: EventType;

  @ApiPropertyOptional({ type: String, description: 'Types of events, separated by commas: one of them' })
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.split(',').filter(Boolean) : value))
  @ArrayMaxSize(eventTypes.length)
  @IsIn([...eventTypes], { each: true, ...refusedAs('EVENT_TYPES') })
  types?: EventType[];

  /** Recorded at this time or later. */
  @ApiPropertyOptional({ format: 'date-time' })
  @IsOptional()
  @Matches(time, refusedAs('TIME'))
  @IsISO8601({ strict: true }, refusedAs('TIME'))
  from?: string;

  /** Recorded at this time or before. */
  @ApiPropertyOptional({ format: 'date-time' })
  @IsOptional()
  @Matches(time, refusedAs('TIME'))
  @IsISO8601({ strict: true }, refusedAs('TIME'))
  to?: string;
}

import {
  eventTypes,
  historyActions,
  historyKinds,
  limits,
  recordKinds,
  type EntityKind,
  type EventType,
  type HistoryAction,
} from '@henna/domain';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsIn, IsISO8601, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { AsOfField } from '../../shared/as-of/as-of.request.ts';
import { refusedAs } from '../../shared/http/field-refusals.ts';
import { historySides } from './history-entries.ts';
import { EventTypes, OptionalOneOf, OptionalText, QueryNumber } from '../../shared/http/request-fields.ts';

const pageSize = 50;
/** Of the many forms of ISO 8601 those of which a `Date` can be made. */
const time = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::[0-5]\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)?)?$/;

const Time = () =>
  applyDecorators(
    IsISO8601({ strict: true }, refusedAs('TIME')),
    Matches(time, refusedAs('TIME')),
    IsOptional(),
    ApiPropertyOptional({ format: 'date-time' }),
  );

/** Where in the history a page begins, and how long it is. */
export class HistoryPageRequest {
  /** Entries before this position only. */
  @ApiPropertyOptional({ pattern: '^\\d{1,19}$' })
  @IsOptional()
  @Matches(/^\d{1,19}$/, { message: 'before must be a position.' })
  before?: string;

  @QueryNumber(1, limits.pageSizeMax, { maximum: limits.pageSizeMax, default: pageSize }) pageSize: number = pageSize;
}

export class ListHistoryRequest extends HistoryPageRequest {
  /** By staff, that is by people of the team or by the system, or by members. */
  @OptionalOneOf(historySides) by?: (typeof historySides)[number];
  /** Who of staff, by the name of the token. */
  @OptionalText(limits.name) actor?: string;
  @OptionalOneOf(historyKinds) kind?: EntityKind;
  /** Of one record; its `kind` is needed. */
  @OptionalText() id?: string;
  /** With what members did on that product, or what concerns that member. */
  @OptionalOneOf(['acts']) with?: 'acts';
  @OptionalOneOf(historyActions) action?: HistoryAction;

  @ApiPropertyOptional({ type: String, description: 'Type of the event' })
  @IsOptional()
  @IsIn([...eventTypes], refusedAs('EVENT_TYPES'))
  type?: EventType;

  @EventTypes('Types of events, separated by commas: one of them') types?: EventType[];
  /** Recorded at this time or later. */
  @Time() from?: string;
  /** Recorded at this time or before. */
  @Time() to?: string;
}

export class LastRemovalsRequest {
  /** Only records of the catalogue: asking for what one person gave would tell an analyst who is who. */
  @ApiProperty({ enum: recordKinds })
  @IsIn([...recordKinds])
  kind!: EntityKind;

  @ApiProperty({ type: String, description: `At most ${limits.ids} ids, separated by commas` })
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.split(',').filter(Boolean) : value))
  @IsArray()
  @ArrayMaxSize(limits.ids)
  @IsString({ each: true })
  @MaxLength(64, { each: true })
  ids!: string[];
}

export class RecordAsOfRequest {
  @AsOfField(true)
  asOf!: string;
}

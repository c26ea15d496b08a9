import {
  eventsOrders,
  metricGroups,
  metricLanguages,
  metricSteps,
  type EventsOrder,
  type EventType,
  type MetricFilter,
  type MetricGroup,
  type MetricLanguage,
  type MetricStep,
} from '@henna/domain';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import {
  DayOrTime,
  EventTypes,
  OptionalOneOf,
  OptionalText,
  QueryNumber,
} from '../../../shared/http/request-fields.ts';
import { maxGroups } from './metric-answers.ts';

const defaultLimit = 20;
const longestZone = 64;
const mostEvents = 1_000_000_000;

/** By what metrics and events can be filtered: ids, all of which must fit. */
class MetricFilterRequest implements MetricFilter {
  @OptionalText() product?: string;
  @OptionalText() brand?: string;
  @OptionalText() category?: string;
  @OptionalText() subcategory?: string;
  @OptionalText() option?: string;
  @OptionalOneOf(metricLanguages) language?: MetricLanguage;
}

export class GetMetricRequest extends MetricFilterRequest {
  @OptionalOneOf(metricGroups) group?: MetricGroup;
  @OptionalOneOf(metricSteps, { description: 'Without it, the period is one step' }) by?: MetricStep;
  /** A day, which begins in the time zone, or a time; by default 28 days before the end. */
  @DayOrTime('2026-03-01') from?: string;
  /** The first day or time that is not counted; by default tomorrow. */
  @DayOrTime('2026-04-01') to?: string;

  @ApiPropertyOptional({ default: 'UTC', example: 'Asia/Riyadh' })
  @IsOptional()
  @IsString()
  @MaxLength(longestZone)
  timeZone: string = 'UTC';

  @QueryNumber(1, maxGroups, { maximum: maxGroups, default: defaultLimit, description: 'Groups that are answered' })
  limit: number = defaultLimit;
}

export class ListEventsRequest extends MetricFilterRequest {
  @EventTypes('Types of events, separated by commas; all without it') types?: EventType[];
  /** Activity from this time on; a day begins in UTC. */
  @DayOrTime('2026-03-01') from?: string;
  /** Activity before this time. */
  @DayOrTime('2026-04-01') to?: string;

  /** The `position` of the last line that was read: later events follow. */
  @ApiPropertyOptional({ pattern: '^\\d{1,19}$' })
  @IsOptional()
  @Matches(/^\d{1,18}$/, { message: 'after must be a position.' })
  after?: string;

  /** The `position` of the last line that was read in the order `newest`: earlier events follow. */
  @ApiPropertyOptional({ pattern: '^\\d{1,19}$' })
  @IsOptional()
  @Matches(/^\d{1,18}$/, { message: 'before must be a position.' })
  before?: string;

  @OptionalOneOf(eventsOrders, { description: 'By position in the log; oldest first without it' }) order?: EventsOrder;
  @OptionalOneOf(['true', 'false'], {
    description: 'Whether events that only guard names are listed; they are without it',
  })
  technical?: 'true' | 'false';

  @QueryNumber(1, mostEvents, { description: 'At most so many lines' }) limit: number = mostEvents;
}

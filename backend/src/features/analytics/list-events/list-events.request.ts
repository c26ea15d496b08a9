import { eventTypes, type EventType } from '@henna/contracts';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsIn, IsInt, IsOptional, Matches, Max, Min } from 'class-validator';
import { MetricFilterRequest } from '../metrics/metric-filter.request.ts';
import { refusedAs } from '../../../shared/http/field-refusals.ts';

const time = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d))?$/;
const most = 1_000_000_000;

export class ListEventsRequest extends MetricFilterRequest {
  @ApiPropertyOptional({ type: String, description: 'Types of events, separated by commas; all without it' })
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.split(',').filter(Boolean) : value))
  @ArrayMaxSize(eventTypes.length)
  @IsIn([...eventTypes], { each: true, ...refusedAs('EVENT_TYPES') })
  types?: EventType[];

  /** Acts done at this time or later; a day begins in UTC. */
  @ApiPropertyOptional({ example: '2026-03-01' })
  @IsOptional()
  @Matches(time, refusedAs('DAY_OR_TIME'))
  from?: string;

  /** Acts done before this time. */
  @ApiPropertyOptional({ example: '2026-04-01' })
  @IsOptional()
  @Matches(time, refusedAs('DAY_OR_TIME'))
  to?: string;

  /** The `position` of the last line that is known: what stands behind it follows. */
  @ApiPropertyOptional({ pattern: '^\\d{1,19}$' })
  @IsOptional()
  @Matches(/^\d{1,18}$/, { message: 'after must be a position.' })
  after?: string;

  @ApiPropertyOptional({ minimum: 1, description: 'At most so many lines' })
  @IsOptional()
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? (/^\d{1,10}$/.test(value) ? Number(value) : NaN) : value,
  )
  @IsInt()
  @Min(1)
  @Max(most)
  limit: number = most;
}

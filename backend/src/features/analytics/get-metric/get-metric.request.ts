import { metricGroups, metricSteps, type MetricGroup, type MetricStep } from '@henna/contracts';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import { maxGroups } from '../metrics/metric-answers.ts';
import { MetricFilterRequest } from '../metrics/metric-filter.request.ts';

const defaultLimit = 20;
const longestZone = 64;
export const moment = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d))?$/;

export class GetMetricRequest extends MetricFilterRequest {
  @ApiPropertyOptional({ enum: metricGroups })
  @IsOptional()
  @IsIn(metricGroups, { message: `group must be one of ${metricGroups.join(', ')}.` })
  group?: MetricGroup;

  @ApiPropertyOptional({ enum: metricSteps, description: 'Without it, the period is one step' })
  @IsOptional()
  @IsIn(metricSteps, { message: `by must be one of ${metricSteps.join(', ')}.` })
  by?: MetricStep;

  /** A day, which begins in the time zone, or a time; by default 28 days before the end. */
  @ApiPropertyOptional({ example: '2026-03-01' })
  @IsOptional()
  @Matches(moment, { message: 'from must be a day or a time.' })
  from?: string;

  /** The first day or time that is not counted; by default tomorrow. */
  @ApiPropertyOptional({ example: '2026-04-01' })
  @IsOptional()
  @Matches(moment, { message: 'to must be a day or a time.' })
  to?: string;

  @ApiPropertyOptional({ default: 'UTC', example: 'Asia/Riyadh' })
  @IsOptional()
  @IsString()
  @MaxLength(longestZone)
  timeZone: string = 'UTC';

  @ApiPropertyOptional({
    minimum: 1,
    maximum: maxGroups,
    default: defaultLimit,
    description: 'Groups that are answered',
  })
  @IsOptional()
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? (/^\d{1,5}$/.test(value) ? Number(value) : NaN) : value,
  )
  @IsInt({ message: `limit must be 1 to ${maxGroups}.` })
  @Min(1, { message: `limit must be 1 to ${maxGroups}.` })
  @Max(maxGroups, { message: `limit must be 1 to ${maxGroups}.` })
  limit: number = defaultLimit;
}

import { metricGroups, metricSteps, type MetricGroup, type MetricStep } from '@henna/contracts';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import { maxGroups } from '../metrics/metric-answers.ts';
import { MetricFilterRequest } from '../metrics/metric-filter.request.ts';
import { refusedAs } from '../../../shared/http/field-refusals.ts';

const defaultLimit = 20;
const longestZone = 64;
export const moment = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d))?$/;

export class GetMetricRequest extends MetricFilterRequest {
  @ApiPropertyOptional({ enum: metricGroups })
  @IsOptional()
  @IsIn(metricGroups)
  group?: MetricGroup;

  @ApiPropertyOptional({ enum: metricSteps, description: 'Without it, the period is one step' })
  @IsOptional()
  @IsIn(metricSteps)
  by?: MetricStep;

  /** A day, which begins in the time zone, or a time; by default 28 days before the end. */
  @ApiPropertyOptional({ example: '2026-03-01' })
  @IsOptional()
  @Matches(moment, refusedAs('DAY_OR_TIME'))
  from?: string;

  /** The first day or time that is not counted; by default tomorrow. */
  @ApiPropertyOptional({ example: '2026-04-01' })
  @IsOptional()
  @Matches(moment, refusedAs('DAY_OR_TIME'))
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
  @IsInt()
  @Min(1)
  @Max(maxGroups)
  limit: number = defaultLimit;
}

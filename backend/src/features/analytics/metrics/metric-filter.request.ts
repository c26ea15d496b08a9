import { metricLanguages, type MetricLanguage } from '@henna/contracts';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import type { MetricFilter } from './metric-query.ts';

const longestId = 200;

/** By what metrics and events can be filtered: ids, all of which must fit. */
export class MetricFilterRequest implements MetricFilter {
  @ApiPropertyOptional({ maxLength: longestId })
  @IsOptional()
  @IsString()
  @MaxLength(longestId)
  product?: string;

  @ApiPropertyOptional({ maxLength: longestId })
  @IsOptional()
  @IsString()
  @MaxLength(longestId)
  brand?: string;

  @ApiPropertyOptional({ maxLength: longestId })
  @IsOptional()
  @IsString()
  @MaxLength(longestId)
  category?: string;

  @ApiPropertyOptional({ maxLength: longestId })
  @IsOptional()
  @IsString()
  @MaxLength(longestId)
  subcategory?: string;

  @ApiPropertyOptional({ maxLength: longestId })
  @IsOptional()
  @IsString()
  @MaxLength(longestId)
  option?: string;

  @ApiPropertyOptional({ enum: metricLanguages })
  @IsOptional()
  @IsIn(metricLanguages)
  language?: MetricLanguage;
}

import type { WhatIfRules } from '@henna/contracts';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, IsNumber, IsObject, Max, Min, ValidateNested } from 'class-validator';
import { PointsRequest } from '../ranking/points.request.ts';
import { longestHalfLife, shortestHalfLife } from '../ranking/rule-limits.ts';
import { refusedAs } from '../../../shared/http/field-refusals.ts';
import { MayBeAbsent } from '../../../shared/http/may-be-absent.ts';

const defaultLimit = 50;
const mostPlaces = 500;

export class WhatIfRequest implements WhatIfRules {
  @ApiProperty({ type: PointsRequest })
  @IsObject(refusedAs('POINTS_NEEDED'))
  @ValidateNested()
  @Type(() => PointsRequest)
  points!: PointsRequest;

  @ApiProperty({ minimum: shortestHalfLife, maximum: longestHalfLife })
  @IsNumber()
  @Min(shortestHalfLife)
  @Max(longestHalfLife)
  halfLifeDays!: number;

  @ApiPropertyOptional({ minimum: 1, maximum: mostPlaces, default: defaultLimit })
  @MayBeAbsent()
  @IsInt()
  @Min(1)
  @Max(mostPlaces)
  limit: number = defaultLimit;
}

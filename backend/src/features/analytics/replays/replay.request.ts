import type { ReplayInputs } from '@henna/contracts';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsInt,
  IsNumber,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { highestCap, longestHalfLife, shortestHalfLife } from '../ranking/rule-limits.ts';
import { PointsRequest } from '../ranking/points.request.ts';
import { refusedAs } from '../../../shared/http/field-refusals.ts';
import { MayBeAbsent } from '../../../shared/http/may-be-absent.ts';

const mostLeftOut = 1_000;
const longestId = 200;
const time = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d))?$/;

/** What is absent is as in the live ranking. */
export class ReplayRequest implements Partial<Omit<ReplayInputs, 'from' | 'to' | 'position'>> {
  @ApiPropertyOptional({ type: PointsRequest })
  @IsOptional()
  @ValidateNested()
  @Type(() => PointsRequest)
  points?: PointsRequest;

  @ApiPropertyOptional({ minimum: 1, maximum: highestCap })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(highestCap)
  capPerPersonAndDay?: number;

  @ApiPropertyOptional({ minimum: shortestHalfLife, maximum: longestHalfLife })
  @IsOptional()
  @IsNumber()
  @Min(shortestHalfLife)
  @Max(longestHalfLife)
  halfLifeDays?: number;

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

  @ApiPropertyOptional({ type: [String], description: 'Ids of products whose acts do not count' })
  @MayBeAbsent()
  @IsArray()
  @ArrayMaxSize(mostLeftOut)
  @IsString({ each: true })
  @MaxLength(longestId, { each: true })
  withoutProducts: string[] = [];

  @ApiPropertyOptional({
    type: [String],
    description: 'Ids of members whose acts do not count; for administrators only',
  })
  @MayBeAbsent()
  @IsArray()
  @ArrayMaxSize(mostLeftOut)
  @IsString({ each: true })
  @MaxLength(longestId, { each: true })
  withoutMembers: string[] = [];

  @ApiPropertyOptional({ default: false })
  @MayBeAbsent()
  @IsBoolean()
  withoutDemo: boolean = false;

  @ApiPropertyOptional({ default: false, description: 'Without the days of persons who did too much on them' })
  @MayBeAbsent()
  @IsBoolean()
  withoutSuspected: boolean = false;

  /** Position of the log up to which it reads; by default the end. Never beyond it. */
  @ApiPropertyOptional({ pattern: '^\\d{1,18}$' })
  @IsOptional()
  @Matches(/^\d{1,18}$/, { message: 'position must be a position.' })
  position?: string;
}

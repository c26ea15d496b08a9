import { limits, ruleLimits, type ReplayInputs, type ScenarioExclusions, type TrendingRules } from '@henna/domain';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  IsInt,
  IsNumber,
  IsObject,
  IsOptional,
  IsString,
  Length,
  Matches,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { refusedAs } from '../../../shared/http/field-refusals.ts';
import { MayBeAbsent } from '../../../shared/http/request-fields.ts';
import { DayOrTime, IdList, Switch } from '../../../shared/http/request-fields.ts';
import { oneLine } from '../../../shared/http/text-fields.ts';

const { mostPoints, highestCap, shortestHalfLife, longestHalfLife } = ruleLimits;
const { scenarioName, scenarioProducts } = limits;
const mostLeftOut = 1_000;
const defaultPlaces = 50;
const mostPlaces = 500;

const range = { minimum: 0, maximum: mostPoints };
const Points = () => applyDecorators(Max(mostPoints), Min(0), IsNumber({ maxDecimalPlaces: 3 }), ApiProperty(range));
const WholePoints = () => applyDecorators(Max(mostPoints), Min(0), IsInt(), ApiProperty({ type: 'integer', ...range }));
const Cap = () => applyDecorators(Max(highestCap), Min(1), IsInt());
const HalfLife = (decimals?: number) =>
  applyDecorators(
    Max(longestHalfLife),
    Min(shortestHalfLife),
    IsNumber(decimals === undefined ? {} : { maxDecimalPlaces: decimals }),
  );
const capRange = { minimum: 1, maximum: highestCap };
const halfLifeRange = { minimum: shortestHalfLife, maximum: longestHalfLife };

/** Points for one act of each kind. */
export class PointsRequest {
  @Points() visits!: number;
  @Points() votes!: number;
  @Points() ratings!: number;
  @Points() comments!: number;
}

/** Whole points for one act of each kind: day sums stay exact, so that what is taken back leaves nothing behind. */
class WholePointsRequest {
  @WholePoints() visits!: number;
  @WholePoints() votes!: number;
  @WholePoints() ratings!: number;
  @WholePoints() comments!: number;
}

export class TrendingRulesRequest implements TrendingRules {
  @ApiProperty({ type: WholePointsRequest })
  @IsObject(refusedAs('POINTS_NEEDED'))
  @ValidateNested()
  @Type(() => WholePointsRequest)
  points!: WholePointsRequest;

  @ApiProperty({ type: 'integer', ...capRange }) @Cap() capPerPersonAndDay!: number;
  @ApiProperty(halfLifeRange) @HalfLife(2) halfLifeDays!: number;
}

/** The values alone, as events keep them. */
export const trendingRules = ({ points, capPerPersonAndDay, halfLifeDays }: TrendingRulesRequest): TrendingRules => ({
  points: { ...points },
  capPerPersonAndDay,
  halfLifeDays,
});

export class WhatIfRequest {
  @ApiProperty({ type: PointsRequest })
  @IsObject(refusedAs('POINTS_NEEDED'))
  @ValidateNested()
  @Type(() => PointsRequest)
  points!: PointsRequest;

  @ApiProperty(halfLifeRange) @HalfLife() halfLifeDays!: number;

  @ApiPropertyOptional({ minimum: 1, maximum: mostPlaces, default: defaultPlaces })
  @MayBeAbsent()
  @IsInt()
  @Min(1)
  @Max(mostPlaces)
  limit: number = defaultPlaces;
}

/** What is absent is as in the live ranking. */
export class ReplayRequest implements Partial<Omit<ReplayInputs, 'from' | 'to' | 'position'>> {
  @ApiPropertyOptional({ type: PointsRequest })
  @IsOptional()
  @ValidateNested()
  @Type(() => PointsRequest)
  points?: PointsRequest;

  @ApiPropertyOptional(capRange) @IsOptional() @Cap() capPerPersonAndDay?: number;
  @ApiPropertyOptional(halfLifeRange) @IsOptional() @HalfLife() halfLifeDays?: number;
  /** Acts done at this time or later; a day begins in UTC. */
  @DayOrTime('2026-03-01') from?: string;
  /** Acts done before this time. */
  @DayOrTime('2026-04-01') to?: string;

  @IdList(mostLeftOut, { description: 'Ids of products whose acts do not count' }) withoutProducts: string[] = [];
  @IdList(mostLeftOut, { description: 'Ids of members whose acts do not count; for administrators only' })
  withoutMembers: string[] = [];
  @Switch() withoutDemo: boolean = false;
  @Switch('Without the days of persons who did too much on them') withoutSuspected: boolean = false;

  /** Position of the log up to which it reads; by default the end. Never beyond it. */
  @ApiPropertyOptional({ pattern: '^\\d{1,18}$' })
  @IsOptional()
  @Matches(/^\d{1,18}$/, { message: 'position must be a position.' })
  position?: string;
}

class ScenarioExclusionsRequest implements ScenarioExclusions {
  @IdList(scenarioProducts, { maxItems: scenarioProducts }) withoutProducts: string[] = [];
  @Switch() withoutDemo: boolean = false;
  @Switch() withoutSuspected: boolean = false;
}

export class SaveScenarioRequest {
  @ApiProperty({ minLength: 1, maxLength: scenarioName })
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value))
  @IsString()
  @Length(1, scenarioName)
  @Matches(oneLine, refusedAs('ONE_LINE'))
  name!: string;

  @ApiProperty({ type: TrendingRulesRequest })
  @IsObject()
  @ValidateNested()
  @Type(() => TrendingRulesRequest)
  rules!: TrendingRulesRequest;

  @ApiPropertyOptional({ type: ScenarioExclusionsRequest })
  @MayBeAbsent()
  @IsObject()
  @ValidateNested()
  @Type(() => ScenarioExclusionsRequest)
  exclusions: ScenarioExclusionsRequest = new ScenarioExclusionsRequest();
}

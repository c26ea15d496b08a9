import type { TrendingRules } from '@henna/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, IsNumber, IsObject, Max, Min, ValidateNested } from 'class-validator';
import { highestCap, longestHalfLife, mostPoints, shortestHalfLife } from '../ranking/rule-limits.ts';
import { refusedAs } from '../../../shared/http/field-refusals.ts';

/** Whole points for one act of each kind: day sums stay exact, so that what is taken back leaves nothing behind. */
export class WholePointsRequest {
  @ApiProperty({ type: 'integer', minimum: 0, maximum: mostPoints })
  @IsInt()
  @Min(0)
  @Max(mostPoints)
  visits!: number;

  @ApiProperty({ type: 'integer', minimum: 0, maximum: mostPoints })
  @IsInt()
  @Min(0)
  @Max(mostPoints)
  votes!: number;

  @ApiProperty({ type: 'integer', minimum: 0, maximum: mostPoints })
  @IsInt()
  @Min(0)
  @Max(mostPoints)
  ratings!: number;

  @ApiProperty({ type: 'integer', minimum: 0, maximum: mostPoints })
  @IsInt()
  @Min(0)
  @Max(mostPoints)
  comments!: number;
}

export class TrendingRulesRequest implements TrendingRules {
  @ApiProperty({ type: WholePointsRequest })
  @IsObject(refusedAs('POINTS_NEEDED'))
  @ValidateNested()
  @Type(() => WholePointsRequest)
  points!: WholePointsRequest;

  @ApiProperty({ type: 'integer', minimum: 1, maximum: highestCap })
  @IsInt()
  @Min(1)
  @Max(highestCap)
  capPerPersonAndDay!: number;

  @ApiProperty({ minimum: shortestHalfLife, maximum: longestHalfLife })
  @IsNumber({ maxDecimalPlaces: 2 })
  @Min(shortestHalfLife)
  @Max(longestHalfLife)
  halfLifeDays!: number;
}

/** The values alone, as events keep them. */
export const rulesWanted = ({ points, capPerPersonAndDay, halfLifeDays }: TrendingRulesRequest): TrendingRules => ({
  points: { ...points },
  capPerPersonAndDay,
  halfLifeDays,
});

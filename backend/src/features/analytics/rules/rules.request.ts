import type { TrendingRules } from '@henna/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, IsNumber, IsObject, Max, Min, ValidateNested } from 'class-validator';
import { highestCap, longestHalfLife, mostPoints, shortestHalfLife } from '../ranking/rule-limits.ts';

const worth = (kind: string) => ({ message: `${kind} must be a whole number from 0 to ${mostPoints}.` });

/** Whole points for one act of each kind: day sums stay exact, so that what is taken back leaves nothing behind. */
export class WholePointsRequest {
  @ApiProperty({ type: 'integer', minimum: 0, maximum: mostPoints })
  @IsInt(worth('visits'))
  @Min(0, worth('visits'))
  @Max(mostPoints, worth('visits'))
  visits!: number;

  @ApiProperty({ type: 'integer', minimum: 0, maximum: mostPoints })
  @IsInt(worth('votes'))
  @Min(0, worth('votes'))
  @Max(mostPoints, worth('votes'))
  votes!: number;

  @ApiProperty({ type: 'integer', minimum: 0, maximum: mostPoints })
  @IsInt(worth('ratings'))
  @Min(0, worth('ratings'))
  @Max(mostPoints, worth('ratings'))
  ratings!: number;

  @ApiProperty({ type: 'integer', minimum: 0, maximum: mostPoints })
  @IsInt(worth('comments'))
  @Min(0, worth('comments'))
  @Max(mostPoints, worth('comments'))
  comments!: number;
}

export class TrendingRulesRequest implements TrendingRules {
  @ApiProperty({ type: WholePointsRequest })
  @IsObject({ message: 'points must say what each act is worth.' })
  @ValidateNested()
  @Type(() => WholePointsRequest)
  points!: WholePointsRequest;

  @ApiProperty({ type: 'integer', minimum: 1, maximum: highestCap })
  @IsInt({ message: 'capPerPersonAndDay must be a whole number from 1.' })
  @Min(1)
  @Max(highestCap)
  capPerPersonAndDay!: number;

  @ApiProperty({ minimum: shortestHalfLife, maximum: longestHalfLife })
  @IsNumber({ maxDecimalPlaces: 2 }, { message: `halfLifeDays must be ${shortestHalfLife} to ${longestHalfLife}.` })
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

import { ApiProperty } from '@nestjs/swagger';
import { IsNumber, Max, Min } from 'class-validator';
import { mostPoints } from './rule-limits.ts';

/** Points for one act of each kind. */
export class PointsRequest {
  @ApiProperty({ minimum: 0, maximum: mostPoints })
  @IsNumber({ maxDecimalPlaces: 3 })
  @Min(0)
  @Max(mostPoints)
  visits!: number;

  @ApiProperty({ minimum: 0, maximum: mostPoints })
  @IsNumber({ maxDecimalPlaces: 3 })
  @Min(0)
  @Max(mostPoints)
  votes!: number;

  @ApiProperty({ minimum: 0, maximum: mostPoints })
  @IsNumber({ maxDecimalPlaces: 3 })
  @Min(0)
  @Max(mostPoints)
  ratings!: number;

  @ApiProperty({ minimum: 0, maximum: mostPoints })
  @IsNumber({ maxDecimalPlaces: 3 })
  @Min(0)
  @Max(mostPoints)
  comments!: number;
}

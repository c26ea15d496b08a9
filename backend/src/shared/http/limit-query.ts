import { ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';

/** `limit` of a short list: 4 unless told, 1 to 50. */
export class LimitQuery {
  @ApiPropertyOptional({ minimum: 1, maximum: 50, default: 4 })
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'limit must be a whole number from 1 to 50.' })
  @Min(1, { message: 'limit must be a whole number from 1 to 50.' })
  @Max(50, { message: 'limit must be a whole number from 1 to 50.' })
  limit: number = 4;
}

import { ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';

/** `limit` of a short list: 4 unless told, 1 to 50. */
export class LimitQuery {
  @ApiPropertyOptional({ minimum: 1, maximum: 50, default: 4 })
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(50)
  limit: number = 4;
}

import { limits } from '@henna/contracts';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, IsString, Max, MaxLength, Min } from 'class-validator';

export class SuggestRequest {
  @ApiProperty({ maxLength: limits.search, description: 'What has been typed so far' })
  @IsString()
  @MaxLength(limits.search)
  q: string = '';

  @ApiPropertyOptional({ minimum: 1, maximum: 10, default: 5 })
  @Type(() => Number)
  @IsInt({ message: 'limit must be a whole number from 1 to 10.' })
  @Min(1, { message: 'limit must be a whole number from 1 to 10.' })
  @Max(10, { message: 'limit must be a whole number from 1 to 10.' })
  limit: number = 5;
}

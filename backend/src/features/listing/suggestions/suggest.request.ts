import { limits } from '@henna/domain';
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
  @IsInt()
  @Min(1)
  @Max(10)
  limit: number = 5;
}

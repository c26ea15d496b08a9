import { limits } from '@henna/contracts';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { PageQuery } from '../../../shared/http/paging.ts';

export class GetCommentsRequest extends PageQuery(limits.commentsPerPage) {
  /** Only roots whose author gives so many stars. */
  @ApiPropertyOptional({ minimum: 1, maximum: 5 })
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(5)
  stars?: number;
}

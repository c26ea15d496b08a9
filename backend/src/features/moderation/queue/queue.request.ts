import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { PageQuery } from '../../../shared/http/paging.ts';

const states = ['open', 'settled'] as const;

export class QueueRequest extends PageQuery(20) {
  @ApiPropertyOptional({ enum: states, default: 'open' })
  @IsOptional()
  @IsIn(states)
  state?: (typeof states)[number];
}

import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, IsUUID } from 'class-validator';
import { AdminListRequest } from '../../shared/http/admin-list.ts';
import { PageQuery } from '../../shared/http/paging.ts';

const contributionSorts = ['newest', 'oldest'] as const;

export class ListContributionsQuery extends AdminListRequest {
  @ApiPropertyOptional({ format: 'uuid' })
  @IsOptional()
  @IsUUID()
  productId?: string;

  @ApiPropertyOptional({ format: 'uuid' })
  @IsOptional()
  @IsUUID()
  userId?: string;

  @ApiPropertyOptional({ enum: contributionSorts, default: 'newest' })
  @IsOptional()
  @IsIn(contributionSorts)
  sort?: (typeof contributionSorts)[number];
}

export class StatisticsQuery extends PageQuery() {
  @ApiPropertyOptional({ format: 'uuid' })
  @IsOptional()
  @IsUUID()
  productId?: string;
}

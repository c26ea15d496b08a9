import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, IsUUID, Matches } from 'class-validator';
import { AdminListRequest } from '../../shared/http/admin-list.ts';
import { personIdPattern } from '../../shared/http/person-id.pipe.ts';
import { PageQuery } from '../../shared/http/paging.ts';

const contributionSorts = ['newest', 'oldest'] as const;

export class ListContributionsQuery extends AdminListRequest {
  @ApiPropertyOptional({ format: 'uuid' })
  @IsOptional()
  @IsUUID()
  productId?: string;

  @ApiPropertyOptional({ pattern: personIdPattern.source })
  @IsOptional()
  @Matches(personIdPattern)
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

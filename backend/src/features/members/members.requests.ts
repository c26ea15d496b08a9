import { limits } from '@henna/domain';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { QueryBoolean } from '../../shared/http/admin-list.ts';
import { PageQuery } from '../../shared/http/paging.ts';

const sorts = ['newest', 'oldest'] as const;

export class ListMembersQuery extends PageQuery(50) {
  /** Words of a name or id; to administrators also a whole e-mail. */
  @ApiPropertyOptional({ maxLength: limits.search })
  @IsOptional()
  @IsString()
  @MaxLength(limits.search)
  q?: string;

  /** Only muted members. */
  @QueryBoolean()
  muted?: boolean;

  @ApiPropertyOptional({ enum: sorts, default: 'newest' })
  @IsOptional()
  @IsIn(sorts)
  sort?: (typeof sorts)[number];
}

export class MemberReportsQuery extends PageQuery(20) {}

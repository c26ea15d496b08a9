import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { AdminListRequest } from '../../catalogue/index.ts';

const bannerSorts = ['newest', 'title', 'status'] as const;

export class ListBannersRequest extends AdminListRequest {
  @ApiPropertyOptional({ enum: bannerSorts, default: 'newest' })
  @IsOptional()
  @IsIn(bannerSorts, { message: `sort must be one of ${bannerSorts.join(', ')}.` })
  sort?: (typeof bannerSorts)[number];
}

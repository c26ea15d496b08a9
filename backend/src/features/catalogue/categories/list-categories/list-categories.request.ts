import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { AdminListRequest } from '../../admin-list.request.ts';

const categorySorts = ['order', 'name', 'newest'] as const;

export class ListCategoriesRequest extends AdminListRequest {
  @ApiPropertyOptional({ enum: categorySorts, default: 'order' })
  @IsOptional()
  @IsIn(categorySorts, { message: `sort must be one of ${categorySorts.join(', ')}.` })
  sort?: (typeof categorySorts)[number];
}

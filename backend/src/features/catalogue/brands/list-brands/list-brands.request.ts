import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { AdminListRequest } from '../../admin-list.request.ts';

const brandSorts = ['name', 'newest', 'status', 'products'] as const;

export class ListBrandsRequest extends AdminListRequest {
  @ApiPropertyOptional({ enum: brandSorts, default: 'name' })
  @IsOptional()
  @IsIn(brandSorts, { message: `sort must be one of ${brandSorts.join(', ')}.` })
  sort?: (typeof brandSorts)[number];
}

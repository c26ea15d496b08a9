import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsUUID } from 'class-validator';
import { ListCategoriesRequest } from '../../categories/list-categories/list-categories.request.ts';

export class ListSubcategoriesRequest extends ListCategoriesRequest {
  /** Only those of one category. */
  @ApiPropertyOptional({ format: 'uuid' })
  @IsOptional()
  @IsUUID()
  categoryId?: string;
}

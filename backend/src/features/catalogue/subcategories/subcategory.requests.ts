import { ApiProperty, ApiPropertyOptional, PartialType } from '@nestjs/swagger';
import { IsOptional, IsUUID } from 'class-validator';
import { CategoryFieldsRequest, ListCategoriesRequest } from '../categories/category.requests.ts';

export class ListSubcategoriesRequest extends ListCategoriesRequest {
  /** Only those of one category. */
  @ApiPropertyOptional({ format: 'uuid' })
  @IsOptional()
  @IsUUID()
  categoryId?: string;
}

export class AddSubcategoryRequest extends CategoryFieldsRequest {
  @ApiProperty({ format: 'uuid' })
  @IsUUID()
  categoryId!: string;
}

/** Fields that are absent stay; `categoryId` can only be the one it has. */
export class ChangeSubcategoryRequest extends PartialType(AddSubcategoryRequest, { skipNullProperties: false }) {}

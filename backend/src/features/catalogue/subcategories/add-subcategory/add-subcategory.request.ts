import { ApiProperty } from '@nestjs/swagger';
import { IsUUID } from 'class-validator';
import { CategoryFieldsRequest } from '../../categories/category-fields.request.ts';

export class AddSubcategoryRequest extends CategoryFieldsRequest {
  @ApiProperty({ format: 'uuid' })
  @IsUUID()
  categoryId!: string;
}

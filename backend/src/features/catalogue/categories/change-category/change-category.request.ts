import { PartialType } from '@nestjs/swagger';
import { CategoryFieldsRequest } from '../category-fields.request.ts';

/** Fields that are absent stay. */
export class ChangeCategoryRequest extends PartialType(CategoryFieldsRequest, { skipNullProperties: false }) {}

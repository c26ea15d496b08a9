import { PartialType } from '@nestjs/swagger';
import { AddSubcategoryRequest } from '../add-subcategory/add-subcategory.request.ts';

/** Fields that are absent stay; `categoryId` can only be the one it has. */
export class ChangeSubcategoryRequest extends PartialType(AddSubcategoryRequest, { skipNullProperties: false }) {}

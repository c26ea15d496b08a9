import type { CategoryFields } from '@henna/domain';
import { ApiPropertyOptional, PartialType } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { AdminListRequest } from '../admin-list.request.ts';
import { Description, Flag, LabelsField, LabelsRequest, Name, SortOrder, toLabels } from '../request-fields.ts';

/** What the forms of categories and of subcategories send. */
export class CategoryFieldsRequest {
  /** The key in addresses: unique without regard to case. */
  @Name()
  name!: string;

  @Name()
  displayName!: string;

  @LabelsField()
  labels?: LabelsRequest | null;

  @Description()
  description?: string | null;

  @Flag()
  active?: boolean | null;

  @SortOrder()
  sortOrder?: number | null;
}

export const newCategory = (request: CategoryFieldsRequest): CategoryFields => ({
  name: request.name,
  displayName: request.displayName,
  labels: toLabels(request.labels ?? {}),
  description: request.description ?? null,
  active: request.active ?? true,
  sortOrder: request.sortOrder ?? 0,
});

/** Fields that are absent stay. */
export const categoryChanges = (request: Partial<CategoryFieldsRequest>): Partial<CategoryFields> => ({
  name: request.name,
  displayName: request.displayName,
  labels: request.labels ? toLabels(request.labels) : undefined,
  description: request.description,
  active: request.active ?? undefined,
  sortOrder: request.sortOrder ?? undefined,
});

const categorySorts = ['order', 'name', 'newest'] as const;

export class ListCategoriesRequest extends AdminListRequest {
  @ApiPropertyOptional({ enum: categorySorts, default: 'order' })
  @IsOptional()
  @IsIn(categorySorts)
  sort?: (typeof categorySorts)[number];
}

/** Fields that are absent stay. */
export class ChangeCategoryRequest extends PartialType(CategoryFieldsRequest, { skipNullProperties: false }) {}

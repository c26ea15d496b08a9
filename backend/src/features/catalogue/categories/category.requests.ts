import type { CategoryFields } from '@henna/domain';
import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional, PartialType } from '@nestjs/swagger';
import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { AdminListRequest } from '../../../shared/http/admin-list.ts';
import {
  DescriptionLabelsField,
  DescriptionLabelsRequest,
  LabelsField,
  LabelsRequest,
  toLabels,
} from '../../../shared/http/labels.ts';
import { Flag } from '../../../shared/http/request-fields.ts';
import { Description, Name } from '../../../shared/http/text-fields.ts';

const largestOrder = 1_000_000;

const SortOrder = (): PropertyDecorator =>
  applyDecorators(
    ApiPropertyOptional({ type: 'integer', default: 0, minimum: -largestOrder, maximum: largestOrder }),
    IsOptional(),
    IsInt(),
    Min(-largestOrder),
    Max(largestOrder),
  );

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

  @DescriptionLabelsField()
  descriptionLabels?: DescriptionLabelsRequest | null;

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
  descriptionLabels: toLabels(request.descriptionLabels ?? {}),
  active: request.active ?? true,
  sortOrder: request.sortOrder ?? 0,
});

/** Fields that are absent stay. */
export const categoryChanges = (request: Partial<CategoryFieldsRequest>): Partial<CategoryFields> => ({
  name: request.name,
  displayName: request.displayName,
  labels: request.labels ? toLabels(request.labels) : undefined,
  description: request.description,
  descriptionLabels: request.descriptionLabels ? toLabels(request.descriptionLabels) : undefined,
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

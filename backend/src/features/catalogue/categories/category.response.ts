import type { CategoryRecord, SubcategoryRecord } from '@henna/domain';
import { ApiProperty } from '@nestjs/swagger';
import { LabelsResponse } from '../../../shared/http/labels.ts';

export class AdminCategoryResponse {
  @ApiProperty() id!: string;
  @ApiProperty({ description: 'The key in addresses' }) name!: string;
  @ApiProperty() displayName!: string;
  @ApiProperty({ type: LabelsResponse }) labels!: LabelsResponse;
  @ApiProperty({ type: String, nullable: true }) description!: string | null;
  @ApiProperty({ type: LabelsResponse }) descriptionLabels!: LabelsResponse;
  @ApiProperty() active!: boolean;
  @ApiProperty() sortOrder!: number;
  @ApiProperty({ format: 'date-time' }) createdAt!: string;
  @ApiProperty({ format: 'date-time' }) updatedAt!: string;
  @ApiProperty({ description: 'What `If-Match` takes' }) revision!: number;
}

export class OneAdminCategoryResponse extends AdminCategoryResponse {
  @ApiProperty() removed!: boolean;
}

export class AdminSubcategoryResponse extends AdminCategoryResponse {
  @ApiProperty() categoryId!: string;
}

export class AdminCategoryPageResponse {
  @ApiProperty({ type: [AdminCategoryResponse] }) items!: AdminCategoryResponse[];
  @ApiProperty() total!: number;
  @ApiProperty() page!: number;
  @ApiProperty() pageSize!: number;
}

export class AdminSubcategoryPageResponse {
  @ApiProperty({ type: [AdminSubcategoryResponse] }) items!: AdminSubcategoryResponse[];
  @ApiProperty() total!: number;
  @ApiProperty() page!: number;
  @ApiProperty() pageSize!: number;
}

type Common = Omit<SubcategoryRecord, 'id' | 'optionSet' | 'removed'>;

const answered = (id: string, record: Common): AdminCategoryResponse => ({
  id,
  name: record.name,
  displayName: record.displayName,
  labels: record.labels,
  description: record.description,
  descriptionLabels: record.descriptionLabels ?? {},
  active: record.active,
  sortOrder: record.sortOrder,
  createdAt: record.createdAt.toISOString(),
  updatedAt: record.updatedAt.toISOString(),
  revision: record.revision,
});

export const adminCategoryResponse = (category: Common & Pick<CategoryRecord, '_id'>): AdminCategoryResponse =>
  answered(category._id, category);

export const adminSubcategoryResponse = (
  categoryId: string,
  subcategory: Common & Pick<SubcategoryRecord, 'id'>,
): AdminSubcategoryResponse => ({ ...answered(subcategory.id, subcategory), categoryId });

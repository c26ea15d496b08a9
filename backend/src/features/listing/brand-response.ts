import type { BrandDocument } from '@henna/domain';
import { ApiProperty } from '@nestjs/swagger';
import { LabelsResponse } from '../../shared/http/labels.ts';

export class BrandResponse {
  @ApiProperty() id!: string;
  @ApiProperty({ description: 'The system name' }) brand!: string;
  @ApiProperty() name!: string;
  @ApiProperty() displayName!: string;
  @ApiProperty({ type: LabelsResponse }) labels!: LabelsResponse;
  @ApiProperty({ type: String, nullable: true }) description!: string | null;
  @ApiProperty({ type: String, nullable: true }) logoUrl!: string | null;
  @ApiProperty({ type: String, nullable: true }) website!: string | null;
  @ApiProperty() active!: boolean;
  @ApiProperty() productCount!: number;
  @ApiProperty({ format: 'date-time' }) createdAt!: string;
  @ApiProperty({ format: 'date-time' }) updatedAt!: string;
}

export class BrandPageResponse {
  @ApiProperty({ type: [BrandResponse] }) items!: BrandResponse[];
  @ApiProperty() total!: number;
  @ApiProperty() page!: number;
  @ApiProperty() pageSize!: number;
}

/** One shape for public lists and admin forms. */
export const brandResponse = (
  brand: Omit<BrandDocument, 'position' | 'demo' | 'previousNames'>,
  productCount: number,
): BrandResponse => ({
  id: brand._id,
  brand: brand.name,
  name: brand.name,
  displayName: brand.displayName,
  labels: brand.labels,
  description: brand.description,
  logoUrl: brand.logoUrl,
  website: brand.website,
  active: brand.active,
  productCount,
  createdAt: brand.createdAt.toISOString(),
  updatedAt: brand.updatedAt.toISOString(),
});

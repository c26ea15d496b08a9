import type { AdminBrandResponse, BrandRecord } from '@henna/domain';
import { ApiProperty } from '@nestjs/swagger';
import { BrandBody, brandResponse } from '../../listing/index.ts';

export class AdminBrandBody extends BrandBody implements AdminBrandResponse {
  @ApiProperty({ description: 'What `If-Match` takes' }) revision!: number;
}

export class AdminBrandPageBody {
  @ApiProperty({ type: [AdminBrandBody] }) items!: AdminBrandBody[];
  @ApiProperty() total!: number;
  @ApiProperty() page!: number;
  @ApiProperty() pageSize!: number;
}

export const adminBrandResponse = (brand: BrandRecord, productCount: number): AdminBrandResponse => ({
  ...brandResponse(brand, productCount),
  revision: brand.revision,
});

import type { BrandRecord } from '@henna/domain';
import { ApiProperty } from '@nestjs/swagger';
import { BrandResponse, brandResponse } from '../../listing/index.ts';

export class AdminBrandResponse extends BrandResponse {
  @ApiProperty({ description: 'What `If-Match` takes' }) revision!: number;
}

export class OneAdminBrandResponse extends AdminBrandResponse {
  @ApiProperty() removed!: boolean;
}

export class AdminBrandPageResponse {
  @ApiProperty({ type: [AdminBrandResponse] }) items!: AdminBrandResponse[];
  @ApiProperty() total!: number;
  @ApiProperty() page!: number;
  @ApiProperty() pageSize!: number;
}

export const adminBrandResponse = (brand: BrandRecord, productCount: number): AdminBrandResponse => ({
  ...brandResponse(brand, productCount),
  revision: brand.revision,
});

import { ApiProperty } from '@nestjs/swagger';
import { LabelsResponse } from '../../../shared/http/labels.ts';

class SuggestedProductResponse {
  @ApiProperty() id!: string;
  @ApiProperty() name!: string;
  @ApiProperty() brand!: string;
  @ApiProperty() brandDisplayName!: string;
  @ApiProperty({ type: String, nullable: true }) imageUrl!: string | null;
}

class SuggestedBrandResponse {
  @ApiProperty() name!: string;
  @ApiProperty() displayName!: string;
  @ApiProperty({ type: LabelsResponse }) labels!: LabelsResponse;
  @ApiProperty() productCount!: number;
}

class SuggestedCategoryResponse {
  @ApiProperty({ description: 'Category key' }) category!: string;
  @ApiProperty({ type: String, nullable: true, description: 'null: the category itself' }) subcategory!: string | null;
  @ApiProperty() displayName!: string;
  @ApiProperty({ type: LabelsResponse }) labels!: LabelsResponse;
  @ApiProperty() productCount!: number;
}

export class SearchSuggestionsResponse {
  @ApiProperty({ type: [SuggestedProductResponse] }) products!: SuggestedProductResponse[];
  @ApiProperty({ type: [SuggestedBrandResponse] }) brands!: SuggestedBrandResponse[];
  @ApiProperty({ type: [SuggestedCategoryResponse] }) categories!: SuggestedCategoryResponse[];
}

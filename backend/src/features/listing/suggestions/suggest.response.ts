import type { SearchSuggestions } from '@henna/domain';
import { ApiProperty } from '@nestjs/swagger';
import { LabelsResponse } from '../../../shared/http/labels.ts';

class SuggestedProductBody {
  @ApiProperty() id!: string;
  @ApiProperty() name!: string;
  @ApiProperty() brand!: string;
  @ApiProperty() brandDisplayName!: string;
  @ApiProperty({ type: String, nullable: true }) imageUrl!: string | null;
}

class SuggestedBrandBody {
  @ApiProperty() name!: string;
  @ApiProperty() displayName!: string;
  @ApiProperty({ type: LabelsResponse }) labels!: LabelsResponse;
  @ApiProperty() productCount!: number;
}

class SuggestedCategoryBody {
  @ApiProperty({ description: 'Category key' }) category!: string;
  @ApiProperty({ type: String, nullable: true, description: 'null: the category itself' }) subcategory!: string | null;
  @ApiProperty() displayName!: string;
  @ApiProperty({ type: LabelsResponse }) labels!: LabelsResponse;
  @ApiProperty() productCount!: number;
}

export class SearchSuggestionsBody implements SearchSuggestions {
  @ApiProperty({ type: [SuggestedProductBody] }) products!: SuggestedProductBody[];
  @ApiProperty({ type: [SuggestedBrandBody] }) brands!: SuggestedBrandBody[];
  @ApiProperty({ type: [SuggestedCategoryBody] }) categories!: SuggestedCategoryBody[];
}

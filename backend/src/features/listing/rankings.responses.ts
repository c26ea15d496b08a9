import type { Labels } from '@henna/domain';
import { ApiProperty } from '@nestjs/swagger';
import { LabelsResponse } from '../../shared/http/labels.ts';

export class RankedNameResponse {
  @ApiProperty({ description: "A category's or subcategory's key, or the English label of an option" }) key!: string;
  @ApiProperty() displayName!: string;
  @ApiProperty({ type: LabelsResponse }) labels!: Labels;
}

export class RankedProductResponse {
  @ApiProperty() id!: string;
  @ApiProperty() name!: string;
  @ApiProperty() brandDisplayName!: string;
  @ApiProperty({ description: 'Category key' }) category!: string;
  @ApiProperty({ type: String, nullable: true }) imageUrl!: string | null;
  @ApiProperty({ description: 'One decimal; 0 when nobody has rated' }) average!: number;
  @ApiProperty() ratingCount!: number;
  @ApiProperty({ type: Number, nullable: true, description: 'Of its votes, in whole per cent: with an option' })
  percentage!: number | null;
}

export class RankingResponse {
  @ApiProperty({ type: RankedNameResponse, nullable: true, description: 'Best rated of it; null of all the category' })
  subcategory!: RankedNameResponse | null;
  @ApiProperty({ type: RankedNameResponse, nullable: true, description: 'Voted most for it; null by stars' })
  option!: RankedNameResponse | null;
  @ApiProperty({ type: [RankedProductResponse], description: 'The first ten' }) products!: RankedProductResponse[];
}

export class CategoryRankingsResponse {
  @ApiProperty({ type: RankedNameResponse }) category!: RankedNameResponse;
  @ApiProperty({ type: [RankingResponse] }) items!: RankingResponse[];
}

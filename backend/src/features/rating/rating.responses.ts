import { ApiProperty } from '@nestjs/swagger';
import { AdminContributionResponse, ContributionPageResponse, StatisticsPageResponse } from '../contributions/index.ts';
import { RatingStatisticsResponse } from '../listing/index.ts';

export class RatingResponse {
  @ApiProperty() id!: string;
  @ApiProperty() productId!: string;
  @ApiProperty() userId!: string;
  @ApiProperty() userName!: string;
  @ApiProperty({ minimum: 1, maximum: 5 }) stars!: number;
  @ApiProperty({ format: 'date-time' }) createdAt!: string;
  @ApiProperty({ format: 'date-time', type: String, nullable: true }) updatedAt!: string | null;
}

export class AdminRatingResponse extends AdminContributionResponse {
  @ApiProperty({ minimum: 1, maximum: 5 }) stars!: number;
  @ApiProperty({ type: String, nullable: true, format: 'date-time' }) updatedAt!: string | null;
}

export class AdminRatingPageResponse extends ContributionPageResponse {
  @ApiProperty({ type: [AdminRatingResponse] }) items!: AdminRatingResponse[];
}

export class ProductRatingStatisticsResponse extends RatingStatisticsResponse {
  @ApiProperty() productId!: string;
  @ApiProperty() productName!: string;
  @ApiProperty() brandDisplayName!: string;
}

export class AdminRatingStatisticsResponse extends StatisticsPageResponse {
  @ApiProperty({ type: [ProductRatingStatisticsResponse] }) items!: ProductRatingStatisticsResponse[];
  @ApiProperty() ratings!: number;
  @ApiProperty({ description: 'With one decimal; 0 without ratings' }) average!: number;
  @ApiProperty() fiveStars!: number;
}

import type {
  AdminRatingStatistics,
  AdminVoteStatistics,
  ProductRatingStatistics,
  ProductVoteStatistics,
} from '@henna/domain';
import { ApiProperty } from '@nestjs/swagger';
import { RatingStatisticsBody, VoteStatisticsBody } from '../../catalogue/index.ts';

export class ProductVoteStatisticsBody extends VoteStatisticsBody implements ProductVoteStatistics {
  @ApiProperty() productId!: string;
  @ApiProperty() productName!: string;
  @ApiProperty() brandDisplayName!: string;
}

export class ProductRatingStatisticsBody extends RatingStatisticsBody implements ProductRatingStatistics {
  @ApiProperty() productId!: string;
  @ApiProperty() productName!: string;
  @ApiProperty() brandDisplayName!: string;
}

class PageBody {
  @ApiProperty({ description: 'Products' }) total!: number;
  @ApiProperty() page!: number;
  @ApiProperty() pageSize!: number;
}

export class AdminVoteStatisticsBody extends PageBody implements AdminVoteStatistics {
  @ApiProperty({ type: [ProductVoteStatisticsBody] }) items!: ProductVoteStatistics[];
  @ApiProperty() votes!: number;
}

export class AdminRatingStatisticsBody extends PageBody implements AdminRatingStatistics {
  @ApiProperty({ type: [ProductRatingStatisticsBody] }) items!: ProductRatingStatistics[];
  @ApiProperty() ratings!: number;
  @ApiProperty({ description: 'With one decimal' }) average!: number;
  @ApiProperty() fiveStars!: number;
}

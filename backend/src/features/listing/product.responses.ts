import type {
  FacetCount,
  Labels,
  ProductFacets,
  ProductImageResponse,
  ProductResponse,
  ProductSlice,
  RatingStatistics,
  Shade,
  VoteStatistics,
  VotingOption,
  VotingOptionsResponse,
} from '@henna/domain';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { LabelsResponse } from '../../shared/http/labels.ts';

export class VoteCountResponse {
  @ApiProperty({ description: "The option's label" }) key!: string;
  @ApiProperty() count!: number;
  @ApiProperty() percentage!: number;
  @ApiProperty({ type: LabelsResponse }) labels!: Labels;
}

export class VoteStatisticsResponse implements VoteStatistics {
  @ApiProperty() total!: number;
  @ApiProperty({ type: [VoteCountResponse] }) byOption!: VoteCountResponse[];
}

export class StarCountsResponse {
  @ApiProperty() '1'!: number;
  @ApiProperty() '2'!: number;
  @ApiProperty() '3'!: number;
  @ApiProperty() '4'!: number;
  @ApiProperty() '5'!: number;
}

export class RatingStatisticsResponse implements RatingStatistics {
  @ApiProperty() total!: number;
  @ApiProperty({ description: 'One decimal; 0 when nobody has rated' }) average!: number;
  @ApiProperty({ type: StarCountsResponse }) breakdown!: StarCountsResponse;
}

export class ShadeBody implements Shade {
  @ApiProperty() name!: string;
  @ApiProperty({ example: '#A06F4A' }) hex!: string;
}

export class ProductImageBody implements ProductImageResponse {
  @ApiProperty() id!: string;
  @ApiProperty({ description: 'Narrower with `?w=` and 160, 320, 480, 640 or 960' }) imageUrl!: string;
  @ApiProperty({ type: String, nullable: true }) altText!: string | null;
  @ApiProperty() displayOrder!: number;
  @ApiProperty() width!: number;
  @ApiProperty() height!: number;
  @ApiProperty({ type: Number, nullable: true, description: 'Bytes' }) fileSize!: number | null;
}

export class ProductBody implements ProductResponse {
  @ApiProperty() id!: string;
  @ApiProperty() name!: string;
  @ApiProperty() brandId!: string;
  @ApiProperty({ description: "The brand's system name" }) brand!: string;
  @ApiProperty() brandDisplayName!: string;
  @ApiProperty({ type: LabelsResponse }) brandLabels!: Labels;
  @ApiProperty({ description: 'Category key' }) category!: string;
  @ApiProperty() categoryDisplayName!: string;
  @ApiProperty({ type: LabelsResponse }) categoryLabels!: Labels;
  @ApiProperty() subcategory!: string;
  @ApiProperty() subcategoryDisplayName!: string;
  @ApiProperty({ type: LabelsResponse }) subcategoryLabels!: Labels;
  @ApiProperty({ description: 'Its category or subcategory was removed' }) uncategorised!: boolean;
  @ApiProperty({ type: String, nullable: true }) description!: string | null;
  @ApiProperty({ type: String, nullable: true }) imageUrl!: string | null;
  @ApiProperty({ type: [ProductImageBody], description: 'Registered pictures in their order' })
  images!: ProductImageResponse[];
  @ApiProperty({ type: [ShadeBody] }) shades!: Shade[];
  @ApiProperty() visitCount!: number;
  @ApiProperty({ format: 'date-time' }) createdAt!: string;
  @ApiProperty({ type: VoteStatisticsResponse }) votes!: VoteStatistics;
  @ApiProperty({ type: RatingStatisticsResponse }) ratings!: RatingStatistics;
  @ApiProperty() commentCount!: number;
}

export class FacetCountBody implements FacetCount {
  @ApiProperty() key!: string;
  @ApiProperty() displayName!: string;
  @ApiProperty({ type: LabelsResponse }) labels!: Labels;
  @ApiProperty() count!: number;
}

export class ProductFacetsBody implements ProductFacets {
  @ApiProperty({ type: [FacetCountBody] }) category!: FacetCount[];
  @ApiProperty({ type: [FacetCountBody] }) subcategory!: FacetCount[];
  @ApiProperty({ type: [FacetCountBody] }) brand!: FacetCount[];
}

export class ProductPageBody {
  @ApiProperty({ type: [ProductBody] }) items!: ProductResponse[];
  @ApiProperty() total!: number;
  @ApiProperty() page!: number;
  @ApiProperty() pageSize!: number;
  @ApiProperty({ type: ProductFacetsBody }) facets!: ProductFacets;
  @ApiProperty({ type: String, nullable: true, description: 'Searched for instead, where nothing matched' })
  corrected!: string | null;
}

export class ProductSliceBody implements ProductSlice {
  @ApiProperty({ type: [ProductBody] }) items!: ProductResponse[];
  @ApiProperty() total!: number;
  @ApiProperty() pageSize!: number;
  @ApiProperty({ type: String, nullable: true, description: 'The next `cursor`; null at the end' }) next!:
    string | null;
  @ApiProperty({ type: String, nullable: true }) corrected!: string | null;
}

export class VotingOptionBody implements VotingOption {
  @ApiProperty() id!: string;
  @ApiProperty() label!: string;
  @ApiPropertyOptional({ type: LabelsResponse }) labels?: Labels;
}

export class VotingOptionsBody implements VotingOptionsResponse {
  @ApiProperty({ type: [String] }) options!: string[];
  @ApiProperty({ type: [VotingOptionBody] }) details!: VotingOption[];
}

import { tones, type Labels, type Shade, type Tone } from '@henna/domain';
import { ApiProperty } from '@nestjs/swagger';
import { LabelsResponse } from '../../shared/http/labels.ts';

export class VoteCountResponse {
  @ApiProperty({ description: "The option's label" }) key!: string;
  @ApiProperty() count!: number;
  @ApiProperty() percentage!: number;
  @ApiProperty({ type: LabelsResponse }) labels!: Labels;
  @ApiProperty({ enum: tones, example: 'positive', description: 'Praise, a complaint, or neither' }) tone!: Tone;
}

export class VoteStatisticsResponse {
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

export class RatingStatisticsResponse {
  @ApiProperty() total!: number;
  @ApiProperty({ description: 'One decimal; 0 when nobody has rated' }) average!: number;
  @ApiProperty({ type: StarCountsResponse }) breakdown!: StarCountsResponse;
}

export class AgainCountsResponse {
  @ApiProperty() yes!: number;
  @ApiProperty() no!: number;
}

export class ShelfCountsResponse {
  @ApiProperty() want!: number;
  @ApiProperty() have!: number;
  @ApiProperty() finished!: number;
  @ApiProperty({ type: AgainCountsResponse, description: 'Who would buy it again' }) again!: AgainCountsResponse;
}

export class ShadeResponse implements Shade {
  @ApiProperty() name!: string;
  @ApiProperty({ example: '#A06F4A' }) hex!: string;
}

export class ProductImageResponse {
  @ApiProperty() id!: string;
  @ApiProperty({ description: 'Narrower with `?w=` and 160, 320, 480, 640 or 960' }) imageUrl!: string;
  @ApiProperty({ type: String, nullable: true }) altText!: string | null;
  @ApiProperty() displayOrder!: number;
  @ApiProperty() width!: number;
  @ApiProperty() height!: number;
  @ApiProperty({ type: Number, nullable: true, description: 'Bytes' }) fileSize!: number | null;
}

export class ProductResponse {
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
  @ApiProperty({ type: [ProductImageResponse], description: 'Registered pictures in their order' })
  images!: ProductImageResponse[];
  @ApiProperty({ type: [ShadeResponse] }) shades!: readonly Shade[];
  @ApiProperty() visitCount!: number;
  @ApiProperty({ format: 'date-time' }) createdAt!: string;
  @ApiProperty({ type: VoteStatisticsResponse }) votes!: VoteStatisticsResponse;
  @ApiProperty({ type: RatingStatisticsResponse }) ratings!: RatingStatisticsResponse;
  @ApiProperty({ type: ShelfCountsResponse, description: 'On how many shelves it is' })
  shelf!: ShelfCountsResponse;
  @ApiProperty() commentCount!: number;
}

export class FacetCountResponse {
  @ApiProperty() key!: string;
  @ApiProperty() displayName!: string;
  @ApiProperty({ type: LabelsResponse }) labels!: Labels;
  @ApiProperty() count!: number;
}

export class ProductFacetsResponse {
  @ApiProperty({ type: [FacetCountResponse] }) category!: FacetCountResponse[];
  @ApiProperty({ type: [FacetCountResponse] }) subcategory!: FacetCountResponse[];
  @ApiProperty({ type: [FacetCountResponse] }) brand!: FacetCountResponse[];
  @ApiProperty({
    type: [FacetCountResponse],
    description: 'What people say, by English label; each under the chosen ones',
  })
  option!: FacetCountResponse[];
  @ApiProperty({ type: [FacetCountResponse], description: 'Stars reached, as `minRating` takes them' })
  rating!: FacetCountResponse[];
  @ApiProperty({ type: [FacetCountResponse], description: 'Families of colours' }) shade!: FacetCountResponse[];
}

export class FacetSizesResponse {
  @ApiProperty() category!: number;
  @ApiProperty() subcategory!: number;
  @ApiProperty() brand!: number;
  @ApiProperty() option!: number;
  @ApiProperty() rating!: number;
  @ApiProperty() shade!: number;
}

export class ProductPageResponse {
  @ApiProperty({ type: [ProductResponse] }) items!: ProductResponse[];
  @ApiProperty() total!: number;
  @ApiProperty() page!: number;
  @ApiProperty() pageSize!: number;
  @ApiProperty({ type: ProductFacetsResponse, description: 'The largest 30 values of each, and the chosen ones' })
  facets!: ProductFacetsResponse;
  @ApiProperty({ type: FacetSizesResponse, description: 'How many values each facet has' })
  facetSizes!: FacetSizesResponse;
  @ApiProperty({ type: String, nullable: true, description: 'Searched for instead, where nothing matched' })
  corrected!: string | null;
  @ApiProperty({ description: 'No product has every word; these have most of them' }) partial!: boolean;
}

export class ProductSliceResponse {
  @ApiProperty({ type: [ProductResponse] }) items!: ProductResponse[];
  @ApiProperty() total!: number;
  @ApiProperty() pageSize!: number;
  @ApiProperty({ type: String, nullable: true, description: 'The next `cursor`; null at the end' }) next!:
    string | null;
  @ApiProperty({ type: String, nullable: true }) corrected!: string | null;
  @ApiProperty() partial!: boolean;
}

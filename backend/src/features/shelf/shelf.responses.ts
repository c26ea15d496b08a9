import { shelfStates, type ShelfState } from '@henna/domain';
import { ApiProperty } from '@nestjs/swagger';
import { ProductResponse } from '../listing/index.ts';

/** A product on a shelf. */
export class ShelfEntryResponse {
  @ApiProperty() productId!: string;
  @ApiProperty({ enum: shelfStates }) state!: ShelfState;
  @ApiProperty({ type: Boolean, nullable: true, description: 'Whether the member would buy it again' })
  again!: boolean | null;
}

export class ShelfItemResponse extends ShelfEntryResponse {
  @ApiProperty({ format: 'date-time' }) placedAt!: string;
  @ApiProperty({ format: 'date-time', description: 'Since when it has been in this state' }) since!: string;
  @ApiProperty({ type: ProductResponse }) product!: ProductResponse;
}

export class ShelfStateCountsResponse {
  @ApiProperty() want!: number;
  @ApiProperty() have!: number;
  @ApiProperty() finished!: number;
}

export class ShelfPageResponse {
  @ApiProperty({ type: [ShelfItemResponse] }) items!: ShelfItemResponse[];
  @ApiProperty() total!: number;
  @ApiProperty() page!: number;
  @ApiProperty() pageSize!: number;
  @ApiProperty({ type: ShelfStateCountsResponse, description: 'Of the whole shelf' })
  counts!: ShelfStateCountsResponse;
}

import {
  savedViewTabs,
  thresholdDirections,
  type AnalyticsView,
  type SavedViewTab,
  type Threshold,
} from '@henna/domain';
import { ApiProperty } from '@nestjs/swagger';

export class ThresholdValueResponse implements Threshold {
  @ApiProperty({ enum: thresholdDirections }) direction!: Threshold['direction'];
  @ApiProperty({ description: 'In the unit of the metric; shares from 0 to 1' }) value!: number;
}

export class AnalyticsViewResponse implements AnalyticsView {
  @ApiProperty({ enum: savedViewTabs }) tab!: SavedViewTab;
  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'string' },
    description: 'What the address of the tab said',
  })
  search!: Record<string, string>;
}

export class SavedViewResponse {
  @ApiProperty() id!: string;
  @ApiProperty() title!: string;
  @ApiProperty({ type: String, nullable: true }) note!: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'The dashboard that shows it' })
  dashboard!: string | null;
  @ApiProperty({ type: ThresholdValueResponse, nullable: true }) threshold!: ThresholdValueResponse | null;
  @ApiProperty({ type: AnalyticsViewResponse }) view!: AnalyticsViewResponse;
  @ApiProperty({ format: 'date-time' }) savedAt!: string;
  @ApiProperty({ type: String, nullable: true, description: 'The token that saved it' }) savedBy!: string | null;
  @ApiProperty({ type: String, nullable: true, format: 'date-time' }) changedAt!: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'The token that changed it' }) changedBy!: string | null;
  @ApiProperty({ description: 'What `If-Match` takes' }) revision!: number;
}

export class SavedViewPageResponse {
  @ApiProperty({ type: [SavedViewResponse] }) items!: readonly SavedViewResponse[];
  @ApiProperty() total!: number;
  @ApiProperty() page!: number;
  @ApiProperty() pageSize!: number;
}

import { exportedEntities, type ExportedEntity } from '@henna/domain';
import { ApiProperty } from '@nestjs/swagger';
import { BatchResponse } from '../batches/index.ts';

export class RunningImportResponse {
  @ApiProperty() id!: string;
  @ApiProperty({ enum: exportedEntities }) entity!: ExportedEntity;
  @ApiProperty({ enum: ['running', 'undoing'] }) status!: 'running' | 'undoing';
  @ApiProperty({ description: 'Rows so far' }) done!: number;
  @ApiProperty() total!: number;
}

export class CatalogueSizeResponse {
  @ApiProperty() categories!: number;
  @ApiProperty() brands!: number;
  @ApiProperty() products!: number;
  @ApiProperty() banners!: number;
}

export class TodayResponse {
  @ApiProperty({ description: 'Reported comments that wait for a decision' }) openReports!: number;
  @ApiProperty({ description: 'Products whose category or subcategory is removed' }) uncategorised!: number;
  @ApiProperty({ description: 'Products without a picture' }) withoutPicture!: number;
  @ApiProperty({ description: 'Events that a view could not apply' }) parkedEvents!: number;
  @ApiProperty({ type: [RunningImportResponse], description: 'For administrators; empty for others' })
  imports!: RunningImportResponse[];
  @ApiProperty({ type: [BatchResponse], description: 'For administrators and moderators; empty for analysts' })
  batches!: BatchResponse[];
  @ApiProperty({ description: 'Records that are not removed' }) catalogue!: CatalogueSizeResponse;
}

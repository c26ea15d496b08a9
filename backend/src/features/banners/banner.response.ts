import type { BannerResponse, Labels } from '@henna/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { LabelsBody } from '../catalogue/index.ts';

export class BannerBody implements BannerResponse {
  @ApiProperty() id!: string;
  @ApiProperty() title!: string;
  @ApiProperty({ type: LabelsBody }) labels!: Labels;
  @ApiProperty({ type: String, nullable: true }) description!: string | null;
  @ApiProperty({ type: LabelsBody }) descriptionLabels!: Labels;
  @ApiProperty({ type: String, nullable: true }) imageUrl!: string | null;
  @ApiProperty({ type: String, nullable: true }) linkUrl!: string | null;
  @ApiProperty() active!: boolean;
  @ApiProperty({ format: 'date-time' }) createdAt!: string;
}

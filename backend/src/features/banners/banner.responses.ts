import type { BannerDocument, BannerRecord, Labels } from '@henna/domain';
import { ApiProperty } from '@nestjs/swagger';
import { LabelsResponse } from '../../shared/http/labels.ts';

export class BannerResponse {
  @ApiProperty() id!: string;
  @ApiProperty() title!: string;
  @ApiProperty({ type: LabelsResponse }) labels!: Labels;
  @ApiProperty({ type: String, nullable: true }) description!: string | null;
  @ApiProperty({ type: LabelsResponse }) descriptionLabels!: Labels;
  @ApiProperty({ type: String, nullable: true }) imageUrl!: string | null;
  @ApiProperty({ type: String, nullable: true }) linkUrl!: string | null;
  @ApiProperty() active!: boolean;
  @ApiProperty({ format: 'date-time' }) createdAt!: string;
}

export class BannerPageResponse {
  @ApiProperty({ type: [BannerResponse] }) items!: BannerResponse[];
  @ApiProperty() total!: number;
  @ApiProperty() page!: number;
  @ApiProperty() pageSize!: number;
}

export class AdminBannerResponse extends BannerResponse {
  @ApiProperty({ description: 'What `If-Match` takes' }) revision!: number;
}

export class AdminBannerPageResponse {
  @ApiProperty({ type: [AdminBannerResponse] }) items!: AdminBannerResponse[];
  @ApiProperty() total!: number;
  @ApiProperty() page!: number;
  @ApiProperty() pageSize!: number;
}

type Shown = Omit<BannerDocument, 'position' | 'removed' | 'demo' | 'revision'>;

export const bannerResponse = ({ _id, createdAt, ...banner }: Shown): BannerResponse => ({
  id: _id,
  title: banner.title,
  labels: banner.labels,
  description: banner.description,
  descriptionLabels: banner.descriptionLabels,
  imageUrl: banner.imageUrl,
  linkUrl: banner.linkUrl,
  active: banner.active,
  createdAt: createdAt.toISOString(),
});

export const adminBannerResponse = (document: Shown & { readonly revision: number }): AdminBannerResponse => ({
  ...bannerResponse(document),
  revision: document.revision,
});

/** A banner as its stream leaves it. */
export const bannerOfStream = ({ bannerId, addedAt, ...record }: BannerRecord): AdminBannerResponse =>
  adminBannerResponse({ ...record, _id: bannerId, createdAt: new Date(addedAt) });

import type { BannerChanges, BannerDocument, BannerFields, BannerRecord, Labels } from '@henna/domain';
import { ApiProperty, ApiPropertyOptional, PartialType } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { AdminListRequest } from '../../shared/http/admin-list.ts';
import {
  DescriptionLabelsField,
  DescriptionLabelsRequest,
  LabelsField,
  LabelsRequest,
  LabelsResponse,
  toLabels,
} from '../../shared/http/labels.ts';
import { Flag } from '../../shared/http/request-fields.ts';
import { Description, LinkAddress, Name, WebAddress } from '../../shared/http/text-fields.ts';

const bannerSorts = ['newest', 'title', 'status'] as const;

export class ListBannersRequest extends AdminListRequest {
  @ApiPropertyOptional({ enum: bannerSorts, default: 'newest' })
  @IsOptional()
  @IsIn(bannerSorts)
  sort?: (typeof bannerSorts)[number];
}

export class AddBannerRequest {
  @Name()
  title!: string;

  @LabelsField()
  labels?: LabelsRequest | null;

  @Description()
  description?: string | null;

  @DescriptionLabelsField()
  descriptionLabels?: DescriptionLabelsRequest | null;

  @WebAddress()
  imageUrl?: string | null;

  @LinkAddress()
  linkUrl?: string | null;

  @Flag()
  active?: boolean | null;
}

export const newBanner = (request: AddBannerRequest): BannerFields & { readonly active: boolean } => ({
  title: request.title,
  labels: toLabels(request.labels ?? {}),
  description: request.description ?? null,
  descriptionLabels: toLabels(request.descriptionLabels ?? {}),
  imageUrl: request.imageUrl ?? null,
  linkUrl: request.linkUrl ?? null,
  active: request.active ?? false,
});

/** Fields that are absent stay: the switch of the list sends `active` alone. */
export class ChangeBannerRequest extends PartialType(AddBannerRequest, { skipNullProperties: false }) {}

export const bannerChanges = (request: ChangeBannerRequest): BannerChanges => ({
  title: request.title,
  labels: request.labels ? toLabels(request.labels) : undefined,
  description: request.description,
  descriptionLabels: request.descriptionLabels ? toLabels(request.descriptionLabels) : undefined,
  imageUrl: request.imageUrl,
  linkUrl: request.linkUrl,
  active: request.active ?? undefined,
});

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

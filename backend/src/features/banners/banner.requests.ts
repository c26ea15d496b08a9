import type { BannerChanges, BannerFields } from '@henna/domain';
import { ApiPropertyOptional, PartialType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsObject, IsOptional, ValidateNested } from 'class-validator';
import {
  AdminListRequest,
  Description,
  Flag,
  toLabels,
  LabelsField,
  LabelsRequest,
  LinkAddress,
  Name,
  WebAddress,
} from '../catalogue/index.ts';

const bannerSorts = ['newest', 'title', 'status'] as const;

export class ListBannersRequest extends AdminListRequest {
  @ApiPropertyOptional({ enum: bannerSorts, default: 'newest' })
  @IsOptional()
  @IsIn(bannerSorts)
  sort?: (typeof bannerSorts)[number];
}

/** A description in other languages. */
export class DescriptionLabelsRequest {
  @Description()
  ar?: string | null;
}

export class AddBannerRequest {
  @Name()
  title!: string;

  @LabelsField()
  labels?: LabelsRequest | null;

  @Description()
  description?: string | null;

  @ApiPropertyOptional({ type: DescriptionLabelsRequest })
  @IsOptional()
  @IsObject()
  @ValidateNested()
  @Type(() => DescriptionLabelsRequest)
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

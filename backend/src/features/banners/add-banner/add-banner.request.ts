import type { BannerFields } from '@henna/contracts';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsObject, IsOptional, ValidateNested } from 'class-validator';
import {
  Description,
  Flag,
  keptLabels,
  LabelsField,
  LabelsRequest,
  LinkAddress,
  Name,
  WebAddress,
} from '../../catalogue/index.ts';

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
  labels: keptLabels(request.labels ?? {}),
  description: request.description ?? null,
  descriptionLabels: keptLabels(request.descriptionLabels ?? {}),
  imageUrl: request.imageUrl ?? null,
  linkUrl: request.linkUrl ?? null,
  active: request.active ?? false,
});

import { PartialType } from '@nestjs/swagger';
import { keptLabels } from '../../catalogue/index.ts';
import { AddBannerRequest } from '../add-banner/add-banner.request.ts';
import type { BannerChanges } from '../banner.ts';

/** Fields that are absent stay: the switch of the list sends `active` alone. */
export class ChangeBannerRequest extends PartialType(AddBannerRequest, { skipNullProperties: false }) {}

export const bannerChanges = (request: ChangeBannerRequest): BannerChanges => ({
  title: request.title,
  labels: request.labels ? keptLabels(request.labels) : undefined,
  description: request.description,
  descriptionLabels: request.descriptionLabels ? keptLabels(request.descriptionLabels) : undefined,
  imageUrl: request.imageUrl,
  linkUrl: request.linkUrl,
  active: request.active ?? undefined,
});

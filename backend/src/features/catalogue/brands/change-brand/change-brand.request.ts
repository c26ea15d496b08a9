import type { BrandFields } from '@henna/contracts';
import { PartialType } from '@nestjs/swagger';
import { keptLabels } from '../../labels.ts';
import { AddBrandRequest } from '../add-brand/add-brand.request.ts';

/** Fields that are absent stay. */
export class ChangeBrandRequest extends PartialType(AddBrandRequest, { skipNullProperties: false }) {}

export const brandChanges = (request: ChangeBrandRequest): Partial<BrandFields> => ({
  name: request.name,
  displayName: request.displayName,
  labels: request.labels ? keptLabels(request.labels) : undefined,
  description: request.description,
  logoUrl: request.logoUrl,
  website: request.website,
  active: request.active ?? undefined,
});

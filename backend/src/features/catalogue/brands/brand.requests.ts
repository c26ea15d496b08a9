import type { BrandFields } from '@henna/domain';
import { ApiPropertyOptional, PartialType } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { AdminListRequest } from '../../../shared/http/admin-list.ts';
import { LabelsField, LabelsRequest, toLabels } from '../../../shared/http/labels.ts';
import { Flag } from '../../../shared/http/request-fields.ts';
import { Description, Name, WebAddress } from '../../../shared/http/text-fields.ts';

const brandSorts = ['name', 'newest', 'status', 'products'] as const;

export class ListBrandsRequest extends AdminListRequest {
  @ApiPropertyOptional({ enum: brandSorts, default: 'name' })
  @IsOptional()
  @IsIn(brandSorts)
  sort?: (typeof brandSorts)[number];
}

export class AddBrandRequest {
  /** The system name: unique without regard to case. */
  @Name()
  name!: string;

  @Name()
  displayName!: string;

  @LabelsField()
  labels?: LabelsRequest | null;

  @Description()
  description?: string | null;

  @WebAddress()
  logoUrl?: string | null;

  @WebAddress()
  website?: string | null;

  @Flag()
  active?: boolean | null;
}

export const newBrand = (request: AddBrandRequest): BrandFields => ({
  name: request.name,
  displayName: request.displayName,
  labels: toLabels(request.labels ?? {}),
  description: request.description ?? null,
  logoUrl: request.logoUrl ?? null,
  website: request.website ?? null,
  active: request.active ?? true,
});

/** Fields that are absent stay. */
export class ChangeBrandRequest extends PartialType(AddBrandRequest, { skipNullProperties: false }) {}

export const brandChanges = (request: ChangeBrandRequest): Partial<BrandFields> => ({
  name: request.name,
  displayName: request.displayName,
  labels: request.labels ? toLabels(request.labels) : undefined,
  description: request.description,
  logoUrl: request.logoUrl,
  website: request.website,
  active: request.active ?? undefined,
});

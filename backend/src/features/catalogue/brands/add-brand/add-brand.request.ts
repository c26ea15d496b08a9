import type { BrandFields } from '@henna/contracts';
import { keptLabels } from '../../labels.ts';
import { Description, Flag, LabelsField, LabelsRequest, Name, WebAddress } from '../../request-fields.ts';

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
  labels: keptLabels(request.labels ?? {}),
  description: request.description ?? null,
  logoUrl: request.logoUrl ?? null,
  website: request.website ?? null,
  active: request.active ?? true,
});

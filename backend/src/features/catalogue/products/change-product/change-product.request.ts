import type { ProductFields } from '@henna/contracts';
import { PartialType } from '@nestjs/swagger';
import { AddProductRequest, keptShades } from '../add-product/add-product.request.ts';

/** Fields that are absent stay. */
export class ChangeProductRequest extends PartialType(AddProductRequest, { skipNullProperties: false }) {}

export const productChanges = (
  request: ChangeProductRequest,
): Partial<Pick<ProductFields, 'name' | 'description' | 'imageUrl' | 'shades'>> => ({
  name: request.name,
  description: request.description,
  imageUrl: request.imageUrl,
  shades: request.shades ? keptShades(request.shades) : undefined,
});

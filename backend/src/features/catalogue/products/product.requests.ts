import { limits, type ProductFields, type Shade } from '@henna/domain';
import { ApiProperty, ApiPropertyOptional, PartialType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsObject, IsOptional, IsUUID, Matches, ValidateNested } from 'class-validator';
import { Description, Name, OptionalName, PictureAddress } from '../../../shared/http/text-fields.ts';
import type { Placement } from './placement.ts';
import { refusedAs } from '../../../shared/http/field-refusals.ts';

export class ShadeRequest implements Shade {
  @Name()
  name!: string;

  @ApiProperty({ example: '#A06F4A' })
  @Matches(/^#[0-9a-f]{6}$/i, refusedAs('COLOR'))
  hex!: string;
}

export class AddProductRequest {
  @Name()
  name!: string;

  @ApiProperty({ format: 'uuid' })
  @IsUUID()
  brandId!: string;

  /** The name of the brand in `brandId`, or absent. */
  @OptionalName()
  brand?: string | null;

  /** The category's key; or else `categoryId`. */
  @OptionalName()
  category?: string | null;

  @ApiPropertyOptional({ type: String, format: 'uuid', nullable: true })
  @IsOptional()
  @IsUUID()
  categoryId?: string | null;

  /** The name of a subcategory of this category; or else `subcategoryId`. */
  @OptionalName()
  subcategory?: string | null;

  @ApiPropertyOptional({ type: String, format: 'uuid', nullable: true })
  @IsOptional()
  @IsUUID()
  subcategoryId?: string | null;

  @Description()
  description?: string | null;

  /** An http(s) address, or `/art/<own id>.svg`. */
  @PictureAddress()
  imageUrl?: string | null;

  /** The shop's own number: unique, and shown to staff only. */
  @OptionalName(limits.reference)
  reference?: string | null;

  @ApiPropertyOptional({ type: [ShadeRequest], maxItems: limits.shades })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(limits.shades)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => ShadeRequest)
  shades?: ShadeRequest[] | null;
}

export const newProduct = (request: AddProductRequest, placement: Placement): ProductFields => ({
  ...placement,
  name: request.name,
  description: request.description ?? null,
  imageUrl: request.imageUrl ?? null,
  shades: toShades(request.shades ?? []),
  ...(request.reference && { reference: request.reference }),
});

/** As plain records, whatever class they were checked by. */
export const toShades = (shades: readonly Shade[]): Shade[] => shades.map(({ name, hex }) => ({ name, hex }));

/** Fields that are absent stay. */
export class ChangeProductRequest extends PartialType(AddProductRequest, { skipNullProperties: false }) {}

export const productChanges = (
  request: ChangeProductRequest,
): Partial<Pick<ProductFields, 'name' | 'description' | 'imageUrl' | 'shades' | 'reference'>> => ({
  name: request.name,
  description: request.description,
  imageUrl: request.imageUrl,
  shades: request.shades ? toShades(request.shades) : undefined,
  reference: request.reference,
});

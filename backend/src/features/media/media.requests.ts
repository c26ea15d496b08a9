import { limits, pictureWidths } from '@henna/domain';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsIn, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { OptionalName } from '../../shared/http/text-fields.ts';

export class ListImagesQuery {
  /** Lists the removed images, latest first, instead of the active ones. */
  @ApiPropertyOptional({ type: Boolean, default: false })
  @IsOptional()
  @IsIn(['true', 'false'])
  removed?: 'true' | 'false';
}

const uploadPath = /^\/api\/uploads\/([0-9a-f-]{36})(?:\?.*)?$/;

export class RegisterImageRequest {
  @ApiProperty({ description: 'The `objectPath` of an upload' })
  @IsString()
  @MaxLength(limits.url)
  @Matches(uploadPath, { message: 'rawImageUrl must be the objectPath of an upload.' })
  rawImageUrl!: string;

  /** Text alternative of the image. */
  @OptionalName(limits.altText)
  altText?: string | null;
}

export const uploadIdOf = ({ rawImageUrl }: RegisterImageRequest): string => uploadPath.exec(rawImageUrl)![1]!;

export class ChangeImageRequest {
  /** Text alternative of the image; absent or empty removes it. */
  @OptionalName(limits.altText)
  altText?: string | null;
}

export class ReorderImagesRequest {
  @ApiProperty({ type: [String], description: "The ids of all of the product's images, in their new order" })
  @IsArray()
  @ArrayMaxSize(limits.imagesPerProduct)
  @IsString({ each: true })
  @MaxLength(36, { each: true })
  imageIds!: string[];
}

/** Query of a signed upload URL. */
export class UploadQuery {
  @Matches(/^[0-9a-f-]{36}$/)
  product!: string;

  @Matches(/^\d{1,15}$/)
  expires!: string;

  @IsString()
  @MaxLength(100)
  signature!: string;
}

export class ImageFileQuery {
  /** Width in pixels. */
  @IsOptional()
  @IsIn(pictureWidths.map(String))
  w?: string;
}

import type { ProductImageResponse } from '../listing/index.ts';
import { NotFoundError, type ProductImages } from '@henna/domain';
import { ApiProperty } from '@nestjs/swagger';
import { imageResponse } from '../listing/index.ts';

export class UploadUrlResponse {
  @ApiProperty({ description: 'Accepts one PUT of the bytes of an image, for 10 minutes; a path of this origin' })
  uploadUrl!: string;
  @ApiProperty({ description: 'The `rawImageUrl` of the registration' }) objectPath!: string;
}

export const imageResponses = (state: ProductImages): ProductImageResponse[] => state?.images.map(imageResponse) ?? [];

/** Throws a 404 when the image has been removed meanwhile. */
export const activeImageResponse = (state: ProductImages, imageId: string): ProductImageResponse => {
  const image = imageResponses(state).find(({ id }) => id === imageId);
  if (!image) throw new NotFoundError('IMAGE_NOT_FOUND');
  return image;
};

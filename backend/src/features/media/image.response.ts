import {
  NotFoundError,
  type ProductImageResponse,
  type ProductImages,
  type UploadAddressResponse,
} from '@henna/domain';
import { ApiProperty } from '@nestjs/swagger';
import { imageResponse } from '../catalogue/index.ts';

export class UploadAddressBody implements UploadAddressResponse {
  @ApiProperty({ description: "Takes one PUT of the picture's bytes, for 10 minutes" }) uploadUrl!: string;
  @ApiProperty({ description: 'What registration takes as `rawImageUrl`' }) objectPath!: string;
}

/** All pictures that stand, as reads answer them. */
export const galleryResponse = (state: ProductImages): ProductImageResponse[] => state?.images.map(imageResponse) ?? [];

/** One that stands. Throws a 404 when somebody has removed it since. */
export const standingImage = (state: ProductImages, imageId: string): ProductImageResponse => {
  const image = galleryResponse(state).find(({ id }) => id === imageId);
  if (!image) throw new NotFoundError('IMAGE_NOT_FOUND');
  return image;
};

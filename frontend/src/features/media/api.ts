import { queryOptions } from '@tanstack/react-query';
import type { ProductImageResponse } from '../../lib/api-types.ts';
import { errorOf, ApiError } from '../../lib/api.ts';
import { adminRead, adminRequest } from '../../admin-kit/request.ts';

export const adminImagesQuery = (productId: string) =>
  queryOptions({
    queryKey: ['/api/admin/products', productId, 'images'],
    queryFn: adminRead<readonly ProductImageResponse[]>,
  });

interface UploadAddress {
  readonly uploadUrl: string;
  readonly objectPath: string;
}

export const altTextOf = (fileName: string): string => fileName.replace(/\.[^.]+$/, '');

interface ImageUpload {
  readonly file: File;
  readonly altText: string;
}

/** Uploads a picture's bytes, then registers it as the last one. */
export async function uploadImage(productId: string, { file, altText }: ImageUpload): Promise<ProductImageResponse> {
  const path = `/api/products/${productId}/images`;
  const { uploadUrl, objectPath } = await adminRequest<UploadAddress>(`${path}/upload-url`, { method: 'POST' });
  const sent = await fetch(uploadUrl, { method: 'PUT', body: file, headers: { 'Content-Type': file.type } }).catch(
    (cause: unknown) => {
      throw new ApiError(0, cause instanceof Error ? cause.message : 'Network error');
    },
  );
  if (!sent.ok) throw await errorOf(sent);
  return adminRequest(path, { method: 'POST', body: { rawImageUrl: objectPath, altText: altText || null } });
}

export const removeImage = (productId: string, imageId: string): Promise<null> =>
  adminRequest(`/api/products/${productId}/images/${imageId}`, { method: 'DELETE' });

export const restoreImage = (productId: string, imageId: string): Promise<ProductImageResponse> =>
  adminRequest(`/api/admin/products/${productId}/images/${imageId}/restore`, { method: 'POST' });

export const describeImage = (productId: string, imageId: string, altText: string): Promise<ProductImageResponse> =>
  adminRequest(`/api/products/${productId}/images/${imageId}`, { method: 'PUT', body: { altText: altText || null } });

export const reorderImages = (
  productId: string,
  imageIds: readonly string[],
): Promise<readonly ProductImageResponse[]> =>
  adminRequest(`/api/products/${productId}/images/reorder`, { method: 'PUT', body: { imageIds } });

import { createHmac, timingSafeEqual } from 'node:crypto';

/** The one upload that a signed URL permits. */
export interface Upload {
  readonly id: string;
  readonly productId: string;
  /** ms since 1970. */
  readonly expires: number;
}

export const uploadUrlMs = 10 * 60_000;
const signatureOf = ({ id, productId, expires }: Upload, secret: Buffer) =>
  createHmac('sha256', secret)
    .update(JSON.stringify([id, productId, expires]))
    .digest('base64url');

export const objectPath = (id: string): string => `/api/uploads/${id}`;

export const signedUploadUrl = (upload: Upload, secret: Buffer): string => {
  const query = new URLSearchParams({
    product: upload.productId,
    expires: String(upload.expires),
    signature: signatureOf(upload, secret),
  });
  return `${objectPath(upload.id)}?${query.toString()}`;
};

export const isValidSignature = (upload: Upload, signature: string, secret: Buffer): boolean => {
  const expected = Buffer.from(signatureOf(upload, secret));
  const actual = Buffer.from(signature);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
};

/** `POST /api/products/:id/images/upload-url`. */
export interface UploadAddressResponse {
  /** Takes one PUT of the picture's bytes, for 10 minutes; a path on the service's own origin. */
  readonly uploadUrl: string;
  /** Names the uploaded bytes when they are registered. */
  readonly objectPath: string;
}

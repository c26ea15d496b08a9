import { isValidSignature, signedUploadUrl } from './upload-signature.ts';

const secret = Buffer.alloc(32, 1);
const upload = { id: 'u', productId: 'p', expires: 1_000 };
const signature = new URLSearchParams(signedUploadUrl(upload, secret).split('?')[1]).get('signature')!;

it('stands for one upload of one product until one moment, made with one secret', () => {
  expect(isValidSignature(upload, signature, secret)).toBe(true);
  for (const other of [{ id: 'v' }, { productId: 'q' }, { expires: 1_001 }, { expires: Number.NaN }])
    expect(isValidSignature({ ...upload, ...other }, signature, secret)).toBe(false);
  for (const forged of ['', `${signature}a`, signature.slice(1), signature.toLowerCase()])
    expect(isValidSignature(upload, forged, secret)).toBe(false);
  expect(isValidSignature(upload, signature, Buffer.alloc(32, 2))).toBe(false);
  // Two fields can't borrow from each other.
  expect(isValidSignature({ ...upload, id: 'up', productId: '' }, signature, secret)).toBe(false);
});

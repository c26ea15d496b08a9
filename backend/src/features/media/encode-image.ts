import { createHash } from 'node:crypto';
import { InvalidError, limits, TooLargeError, UnsupportedTypeError } from '@henna/domain';
import sharp, { type Metadata } from 'sharp';

// Uploads are rare: libvips caches nothing and leaves the other processors to requests.
sharp.cache(false);
sharp.concurrency(1);

/** More than cameras produce; bounds the cost of decoding. */
const maxPixels = 64_000_000;
const maxEdge = 16_384;
const quality = 82;

/** An image as it is stored. */
export interface EncodedImage {
  readonly bytes: Buffer;
  /** SHA-256 of the bytes, hex. */
  readonly hash: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

export const unsupportedType = (type: string): UnsupportedTypeError =>
  new UnsupportedTypeError(`File type ${type} not allowed. Please use JPEG, PNG, or WebP.`);

/** @param bytes size of the upload */
export const imageTooLarge = (bytes: number): TooLargeError => {
  const megabyte = 1024 * 1024;
  // Rounded up, so that the message never states the limit itself as the size.
  const size = (Math.ceil((bytes / megabyte) * 10) / 10).toFixed(1);
  return new TooLargeError(limits.imageBytes).withMessage(
    `File size ${size}MB exceeds ${limits.imageBytes / megabyte}MB limit.`,
  );
};

const damagedImage = () => new InvalidError('IMAGE_DAMAGED');

/**
 * Encodes an upload as WebP of at most 1200 × 1200, upright and without metadata. The type is read from the bytes, the
 * dimensions before anything is decoded.
 * Throws 415 for other types and animations, 413 and 400 for what is too large or damaged.
 */
export const encodeImage = async (upload: Buffer): Promise<EncodedImage> => {
  if (upload.length > limits.imageBytes) throw imageTooLarge(upload.length);
  const type = imageTypeOf(upload);
  if (!type) throw unsupportedType(guessedTypeOf(upload));
  if (type === 'image/png' && isAnimatedPng(upload)) throw unsupportedType('image/apng');
  const input = { limitInputPixels: maxPixels, failOn: 'warning', sequentialRead: true } as const;
  const metadata = await sharp(upload, { ...input, limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw damagedImage();
    });
  requireDecodable(metadata, type);
  const fit = { width: limits.imageEdge, height: limits.imageEdge, fit: 'inside', withoutEnlargement: true } as const;
  const { data, info } = await sharp(upload, input)
    .autoOrient()
    .resize(fit)
    .toColourspace('srgb')
    .webp({ quality })
    .timeout({ seconds: 20 })
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw damagedImage();
    });
  const hash = createHash('sha256').update(data).digest('hex');
  return { bytes: data, hash, width: info.width, height: info.height };
};

const requireDecodable = ({ width, height, format, pages = 1 }: Metadata, type: string) => {
  if (`image/${format}` !== type) throw unsupportedType(format);
  if (pages > 1) throw unsupportedType(`${type} with several frames`);
  if (width * height > maxPixels || Math.max(width, height) > maxEdge)
    throw new InvalidError('IMAGE_TOO_LARGE', { width, height });
};

/** A narrower copy of a stored image; `undefined` if the image is not wider than `width`. */
export const resizedToWidth = async (image: Buffer, width: number): Promise<Buffer | undefined> => {
  const { width: own } = await sharp(image).metadata();
  return own <= width ? undefined : sharp(image).resize({ width }).webp({ quality }).toBuffer();
};

type ImageType = 'image/jpeg' | 'image/png' | 'image/webp';

const at = (bytes: Buffer, offset: number, text: string) =>
  bytes.toString('latin1', offset, offset + text.length) === text;

/** The type by the first bytes; `undefined` for anything but JPEG, PNG and WebP. */
const imageTypeOf = (bytes: Buffer): ImageType | undefined => {
  if (at(bytes, 0, '\xff\xd8\xff')) return 'image/jpeg';
  if (at(bytes, 0, '\x89PNG\r\n\x1a\n')) return 'image/png';
  if (at(bytes, 0, 'RIFF') && at(bytes, 8, 'WEBP')) return 'image/webp';
  return undefined;
};

/** Names other likely types in the refusal. */
const guessedTypeOf = (bytes: Buffer): string => {
  const start = bytes.toString('latin1', 0, 1_024).trimStart().toLowerCase();
  if (start.startsWith('gif8')) return 'image/gif';
  if (start.startsWith('%pdf')) return 'application/pdf';
  if (start.includes('<svg')) return 'image/svg+xml';
  if (start.startsWith('<')) return 'text/html';
  if (at(bytes, 4, 'ftypavif')) return 'image/avif';
  return 'unknown';
};

/** A PNG is animated if the animation control chunk comes before the image data. */
const isAnimatedPng = (bytes: Buffer): boolean => {
  const animation = bytes.indexOf('acTL', 0, 'latin1');
  const data = bytes.indexOf('IDAT', 0, 'latin1');
  return animation >= 0 && (data < 0 || animation < data);
};

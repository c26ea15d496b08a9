import { InvalidError, limits, TooLargeError, UnsupportedTypeError } from '@henna/domain';
import { createHash } from 'node:crypto';
import sharp, { type Metadata } from 'sharp';
import { guessedTypeOf, isAnimatedPng, pictureTypeOf } from './picture-format.ts';

// Pictures come one by one: libvips keeps nothing for later and leaves processors to requests.
sharp.cache(false);
sharp.concurrency(1);

/** More than any camera takes, and what decoding may cost at most. */
const mostPixels = 64_000_000;
const longestEdge = 16_384;
const quality = 82;

/** A picture as it is kept. */
export interface Picture {
  readonly bytes: Buffer;
  /** SHA-256 of the bytes, hex. */
  readonly hash: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

export const typeRefused = (type: string): UnsupportedTypeError =>
  new UnsupportedTypeError(`File type ${type} not allowed. Please use JPEG, PNG, or WebP.`);

/** @param bytes how many it has */
export const sizeRefused = (bytes: number): TooLargeError => {
  const megabyte = 1024 * 1024;
  // Never told as exactly the limit that it exceeds.
  const size = (Math.ceil((bytes / megabyte) * 10) / 10).toFixed(1);
  return new TooLargeError(limits.imageBytes).withMessage(
    `File size ${size}MB exceeds ${limits.imageBytes / megabyte}MB limit.`,
  );
};

const unreadable = () => new InvalidError('IMAGE_DAMAGED');

/**
 * Makes what is kept of an upload: WebP that fits 1200 × 1200, upright, without metadata and whatever else the file
 * carried. The type is read from the bytes, the dimensions before anything is decoded.
 * Throws 415 for other types and animations, 413 and 400 for what is too large or damaged.
 */
export const makePicture = async (upload: Buffer): Promise<Picture> => {
  if (upload.length > limits.imageBytes) throw sizeRefused(upload.length);
  const type = pictureTypeOf(upload);
  if (!type) throw typeRefused(guessedTypeOf(upload));
  if (type === 'image/png' && isAnimatedPng(upload)) throw typeRefused('image/apng');
  const input = { limitInputPixels: mostPixels, failOn: 'warning', sequentialRead: true } as const;
  const metadata = await sharp(upload, { ...input, limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw unreadable();
    });
  requireDrawable(metadata, type);
  const fit = { width: limits.imageEdge, height: limits.imageEdge, fit: 'inside', withoutEnlargement: true } as const;
  const { data, info } = await sharp(upload, input)
    .autoOrient()
    .resize(fit)
    .toColourspace('srgb')
    .webp({ quality })
    .timeout({ seconds: 20 })
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw unreadable();
    });
  const hash = createHash('sha256').update(data).digest('hex');
  return { bytes: data, hash, width: info.width, height: info.height };
};

const requireDrawable = ({ width, height, format, pages = 1 }: Metadata, type: string) => {
  if (`image/${format}` !== type) throw typeRefused(format);
  if (pages > 1) throw typeRefused(`${type} with several frames`);
  if (width * height > mostPixels || Math.max(width, height) > longestEdge)
    throw new InvalidError('IMAGE_TOO_LARGE', { width, height });
};

/** A kept picture, made narrower; `undefined` where it is no wider than asked for. */
export const narrowed = async (picture: Buffer, width: number): Promise<Buffer | undefined> => {
  const { width: own } = await sharp(picture).metadata();
  return own <= width ? undefined : sharp(picture).resize({ width }).webp({ quality }).toBuffer();
};

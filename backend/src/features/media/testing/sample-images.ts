import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** An image of two halves, red and blue, in one of the formats. */
export const sampleImage = (
  width: number,
  height: number,
  format: 'jpeg' | 'png' | 'webp' | 'gif' | 'tiff' | 'avif' = 'jpeg',
): Promise<Buffer> => halves(width, height).toFormat(format).toBuffer();

export const halves = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#cc0000' } }).composite([
    {
      input: { create: { width, height: Math.ceil(height / 2), channels: 3, background: '#0000cc' } },
      gravity: 'south',
    },
  ]);

const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(body.length + 8);
  frame.writeUInt32BE(data.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc32(body), body.length + 4);
  return frame;
};

/** A small PNG whose header claims any size. */
export const pngClaimingSize = (width: number, height: number): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const data = deflateSync(Buffer.alloc(1_000_000), { level: 9 });
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
};

/** A PNG with the control chunk of an animation. */
export const animatedPng = async (): Promise<Buffer> => {
  const still = await sampleImage(8, 8, 'png');
  const data = still.indexOf('IDAT') - 4;
  const control = Buffer.alloc(8);
  control.writeUInt32BE(2, 0);
  return Buffer.concat([still.subarray(0, data), chunk('acTL', control), still.subarray(data)]);
};

/** A WebP of several frames. */
export const animatedWebp = async (): Promise<Buffer> => {
  const frames = [
    await sampleImage(8, 8, 'png'),
    await sharp(await sampleImage(8, 8, 'png'))
      .negate()
      .png()
      .toBuffer(),
  ];
  return sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
};

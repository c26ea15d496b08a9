import sharp from 'sharp';
import { animatedPng, animatedWebp, halves, sampleImage, pngClaimingSize } from './testing/sample-images.ts';
import { encodeImage, resizedToWidth, imageTooLarge } from './encode-image.ts';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

it.each([
  ['jpeg', 2_400, 1_600, 1_200, 800],
  ['png', 600, 3_000, 240, 1_200],
  ['webp', 40, 30, 40, 30],
] as const)('makes a %s of %i × %i pixels %i × %i', async (format, width, height, fitWidth, fitHeight) => {
  const encoded = await encodeImage(await sampleImage(width, height, format));
  expect(encoded).toMatchObject({ width: fitWidth, height: fitHeight, hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect(await sharp(encoded.bytes).metadata()).toMatchObject({ format: 'webp', width: fitWidth, height: fitHeight });
});

it('makes the same bytes of the same picture', async () => {
  const upload = await sampleImage(100, 50);
  expect((await encodeImage(upload)).hash).toBe((await encodeImage(upload)).hash);
});

it('turns it upright and leaves out whatever else the file carried', async () => {
  const camera = await halves(80, 40)
    .jpeg()
    .withExif({ IFD0: { Artist: 'secret-artist', Orientation: '6' }, IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const polyglot = Buffer.concat([camera, Buffer.from('<script>secret-script()</script>PK\x03\x04')]);
  const { bytes, width, height } = await encodeImage(polyglot);
  expect([width, height]).toEqual([40, 80]);
  for (const secret of ['secret-artist', 'secret-script', 'Exif', 'PK\x03\x04'])
    expect(bytes.includes(secret)).toBe(false);
  const { exif, orientation, icc, xmp } = await sharp(bytes).metadata();
  expect({ exif, orientation, icc, xmp }).toEqual({});
});

it.each([
  ['an SVG', async () => Buffer.from(svg), 'File type image/svg+xml not allowed. Please use JPEG, PNG, or WebP.'],
  ['an SVG behind an XML line', async () => Buffer.from(`<?xml version="1.0"?>${svg}`), 'image/svg+xml'],
  ['a GIF', () => sampleImage(8, 8, 'gif'), 'File type image/gif not allowed'],
  ['a TIFF', () => sampleImage(8, 8, 'tiff'), 'not allowed'],
  ['an AVIF', () => sampleImage(8, 8, 'avif'), 'File type image/avif not allowed'],
  ['a page', async () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'File type text/html not allowed'],
  ['nothing known', async () => Buffer.from('MZ\x90\x00 not a picture'), 'File type unknown not allowed'],
  ['a moving PNG', animatedPng, 'File type image/apng not allowed'],
  ['a moving WebP', animatedWebp, 'with several frames not allowed'],
] as const)('refuses %s', async (_, make, message) => {
  await expect(encodeImage(await make())).rejects.toMatchObject({
    status: 415,
    message: expect.stringContaining(message),
  });
});

it.each([
  ['50,000 × 50,000 pixels', 50_000, 50_000],
  ['2,147,483,647 × 1 pixels', 2_147_483_647, 1],
  ['8,001 × 8,001 pixels', 8_001, 8_001],
])('refuses %s before decoding them', async (_, width, height) => {
  const before = process.memoryUsage().rss;
  await expect(encodeImage(pngClaimingSize(width, height))).rejects.toMatchObject({ status: 400 });
  expect(process.memoryUsage().rss - before).toBeLessThan(150_000_000);
});

it('refuses what is cut off or damaged', async () => {
  for (const format of ['jpeg', 'png', 'webp'] as const) {
    const noise = await sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', sigma: 30, mean: 128 },
      },
    })
      .toFormat(format)
      .toBuffer();
    for (const length of [12, 40, Math.floor(noise.length / 2)])
      await expect(encodeImage(noise.subarray(0, length))).rejects.toMatchObject({
        status: 400,
        code: 'IMAGE_DAMAGED',
      });
  }
});

it('names the size of what is too large', async () => {
  await expect(encodeImage(Buffer.alloc(5 * 1024 * 1024 + 1))).rejects.toMatchObject({ status: 413 });
  expect(imageTooLarge(5 * 1024 * 1024 + 1).message).toBe('File size 5.1MB exceeds 5MB limit.');
  expect(imageTooLarge(7.5 * 1024 * 1024).message).toBe('File size 7.5MB exceeds 5MB limit.');
});

it('makes a picture narrower, never wider', async () => {
  const { bytes } = await encodeImage(await sampleImage(400, 200));
  expect(await sharp(await resizedToWidth(bytes, 160)).metadata()).toMatchObject({
    format: 'webp',
    width: 160,
    height: 80,
  });
  expect(await resizedToWidth(bytes, 480)).toBeUndefined();
});

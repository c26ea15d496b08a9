export type PictureType = 'image/jpeg' | 'image/png' | 'image/webp';

const at = (bytes: Buffer, offset: number, text: string) =>
  bytes.toString('latin1', offset, offset + text.length) === text;

/** The type that the first bytes tell; `undefined` for anything that is no JPEG, PNG or WebP. */
export const pictureTypeOf = (bytes: Buffer): PictureType | undefined => {
  if (at(bytes, 0, '\xff\xd8\xff')) return 'image/jpeg';
  if (at(bytes, 0, '\x89PNG\r\n\x1a\n')) return 'image/png';
  if (at(bytes, 0, 'RIFF') && at(bytes, 8, 'WEBP')) return 'image/webp';
  return undefined;
};

/** Other types that one is likely to try, named in the refusal. */
export const guessedTypeOf = (bytes: Buffer): string => {
  const start = bytes.toString('latin1', 0, 1_024).trimStart().toLowerCase();
  if (start.startsWith('gif8')) return 'image/gif';
  if (start.startsWith('%pdf')) return 'application/pdf';
  if (start.includes('<svg')) return 'image/svg+xml';
  if (start.startsWith('<')) return 'text/html';
  if (at(bytes, 4, 'ftypavif')) return 'image/avif';
  return 'unknown';
};

/** Whether a PNG holds an animation: its control chunk stands before the picture's data. */
export const isAnimatedPng = (bytes: Buffer): boolean => {
  const animation = bytes.indexOf('acTL', 0, 'latin1');
  const data = bytes.indexOf('IDAT', 0, 'latin1');
  return animation >= 0 && (data < 0 || animation < data);
};

import { InvalidError } from '@henna/domain';
import { TextDecoder } from 'node:util';

/** The first three are recognised; Windows' own are used where they are chosen. */
export const textEncodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252', 'windows-1256'] as const;
export type TextEncoding = (typeof textEncodings)[number];

/** Enough to recognise an encoding by, in bytes. */
const sampleBytes = 1024;

/** The encoding by its byte order mark, else by where the NULs of Latin letters, digits and separators are. */
export const recognisedEncoding = (start: Buffer): TextEncoding => {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be';
  const nuls = [0, 0];
  for (const [index, byte] of start.subarray(0, sampleBytes).entries()) if (byte === 0) nuls[index % 2]!++;
  const [even = 0, odd = 0] = nuls;
  if (even === odd) return 'utf-8';
  return odd > even ? 'utf-16le' : 'utf-16be';
};

/**
 * The text of a file, without a byte order mark. Throws {@link InvalidError} for bytes that are no text.
 * @param encoding the one to be used, whatever the bytes look like
 * @param onRecognised is told the encoding before the first text
 */
export async function* textOf(
  chunks: AsyncIterable<Buffer>,
  encoding?: TextEncoding,
  onRecognised?: (encoding: TextEncoding) => void,
): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  let start = Buffer.alloc(0);
  const begin = () => {
    const found = encoding ?? recognisedEncoding(start);
    onRecognised?.(found);
    decoder = new TextDecoder(found, { fatal: true });
    return decode(decoder, start);
  };
  for await (const chunk of chunks) {
    if (decoder) yield decode(decoder, chunk);
    else if ((start = Buffer.concat([start, chunk])).length >= sampleBytes) yield begin();
  }
  if (!decoder) yield begin();
  yield decode(decoder!);
}

const decode = (decoder: TextDecoder, bytes?: Buffer) => {
  try {
    const text = decoder.decode(bytes, { stream: bytes !== undefined });
    // No text has NULs; UTF-16 that is taken for UTF-8 does.
    if (!text.includes('\0')) return text;
  } catch {
    // Refused below.
  }
  throw new InvalidError('WRONG_ENCODING');
};

import { InvalidError } from '../../../../shared/errors.ts';

const [mark0, mark1, mark2] = [0xef, 0xbb, 0xbf];

const encodingError = (message: string) => new InvalidError(message, 'WRONG_ENCODING');

/**
 * Passes UTF-8 on, without a byte order mark. Throws {@link InvalidError}, naming what the bytes seem to be instead.
 */
export async function* utf8(chunks: AsyncIterable<Buffer>): AsyncGenerator<{ bytes: Buffer; text: string }> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for await (const bytes of withoutMark(chunks))
    yield { bytes, text: decoded(() => decoder.decode(bytes, { stream: true })) };
  decoded(() => decoder.decode());
}

/** Waits for the first few bytes, by which the encoding is told. */
async function* withoutMark(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let head: Buffer | undefined = Buffer.alloc(0);
  const opened = (first: Buffer) => {
    refuseUtf16(first);
    return first[0] === mark0 && first[1] === mark1 && first[2] === mark2 ? first.subarray(3) : first;
  };
  for await (const chunk of chunks) {
    if (!head) yield chunk;
    else if (head.length + chunk.length < 4) head = Buffer.concat([head, chunk]);
    else {
      yield opened(Buffer.concat([head, chunk]));
      head = undefined;
    }
  }
  if (head) yield opened(head);
}

const refuseUtf16 = (chunk: Buffer) => {
  const [first, second] = chunk;
  const marked = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  if (marked || (chunk.length > 1 && (first === 0 || second === 0)))
    throw encodingError('The file is in UTF-16. Please save it as UTF-8.');
};

const decoded = (decode: () => string) => {
  try {
    return decode();
  } catch {
    throw encodingError('The file is not in UTF-8, perhaps in Latin-1. Please save it as UTF-8.');
  }
};

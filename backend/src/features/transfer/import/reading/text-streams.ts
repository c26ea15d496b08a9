import { InvalidError } from '@henna/domain';

/** The text of UTF-8, without a byte order mark. Throws {@link InvalidError} for another encoding. */
export async function* utf8Text(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decode = (bytes?: Buffer) => {
    try {
      const text = decoder.decode(bytes, { stream: bytes !== undefined });
      // Latin letters in UTF-16 are valid UTF-8, with a NUL beside each.
      if (!text.includes('\0')) return text;
    } catch {
      // Refused below.
    }
    throw new InvalidError('WRONG_ENCODING');
  };
  for await (const chunk of chunks) yield decode(chunk);
  yield decode();
}

/** The lines of a file with the offset of the byte after each, counted from `from`. */
export async function* linesOf(
  chunks: AsyncIterable<Buffer>,
  from: number,
): AsyncGenerator<{ line: string; end: number }> {
  let rest: Buffer[] = [];
  let end = from;
  for await (const chunk of chunks) {
    let begin = 0;
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, begin)) {
      const line = Buffer.concat([...rest, chunk.subarray(begin, at)]);
      rest = [];
      begin = at + 1;
      end += line.length + 1;
      yield { line: line.toString(), end };
    }
    if (begin < chunk.length) rest.push(chunk.subarray(begin));
  }
}

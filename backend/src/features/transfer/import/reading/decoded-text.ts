import { InvalidError } from '@henna/domain';

/** The text of UTF-8, without a byte order mark. Throws {@link InvalidError} for another encoding. */
export async function* decodedText(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
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

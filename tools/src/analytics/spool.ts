import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';

const newline = 0x0a;

/** A file of whole lines. */
export interface Piece {
  readonly file: string;
  readonly lastLine: string;
}

/**
 * Cuts a stream of lines into files of about so many bytes, one after the other under the same name: each is gone when the
 * next is asked for. What stands behind the last line break is no line and left out.
 */
export const spool = async function* (lines: Readable, file: string, bytes: number): AsyncGenerator<Piece> {
  const chunks = lines[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  let rest: Buffer = Buffer.alloc(0);
  for (let more = true; more;) {
    let written = 0;
    let last: Buffer = Buffer.alloc(0);
    const handle = await open(file, 'w', 0o600);
    try {
      while (written < bytes) {
        const next = await chunks.next();
        more = !next.done;
        if (next.done) break;
        const end = next.value.lastIndexOf(newline) + 1;
        if (end === 0) {
          rest = Buffer.concat([rest, next.value]);
          continue;
        }
        const whole = Buffer.concat([rest, next.value.subarray(0, end)]);
        rest = next.value.subarray(end);
        await handle.write(whole);
        written += whole.length;
        last = whole;
      }
    } finally {
      await handle.close();
    }
    if (written > 0) yield { file, lastLine: last.toString('utf8').trimEnd().split('\n').at(-1) ?? '' };
  }
};

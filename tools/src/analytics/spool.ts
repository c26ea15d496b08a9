import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';

const newline = 0x0a;

/** A file of whole lines. */
export interface Piece {
  readonly file: string;
  readonly bytes: number;
  readonly lastLine: string;
}

/**
 * Cuts a stream of lines into files of about so many bytes, one after the other, and fills the next while one is worked on:
 * each is gone when the next but one is asked for. What stands behind the last line break is no line and left out.
 * @param names of the two files that take turns
 */
export const spool = async function* (
  lines: Readable,
  names: readonly [string, string],
  bytes: number,
): AsyncGenerator<Piece> {
  const pieces = cut(lines, names, bytes);
  for (let next = pieces.next(); ;) {
    const { value, done } = await next;
    if (done) return;
    next = pieces.next();
    // Who asks for the next piece hears of what went wrong with it.
    next.catch(() => undefined);
    yield value;
  }
};

const cut = async function* (
  lines: Readable,
  names: readonly [string, string],
  bytes: number,
): AsyncGenerator<Piece, undefined> {
  const chunks = lines[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  let rest: Buffer = Buffer.alloc(0);
  for (let more = true, turn = 0; more; turn = 1 - turn) {
    const file = names[turn as 0 | 1];
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
    if (written > 0) yield { file, bytes: written, lastLine: last.toString('utf8').trimEnd().split('\n').at(-1) ?? '' };
  }
  return undefined;
};

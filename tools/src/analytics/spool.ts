import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';

const newline = 0x0a;

/** A file of whole lines. */
export interface SpoolFile {
  readonly file: string;
  readonly bytes: number;
  readonly lastLine: string;
}

/**
 * Splits a stream of lines into files of about so many bytes, one after the other, and fills the next file while one is
 * being read: each is overwritten when the next but one is requested. An incomplete last line is dropped.
 * @param names the two files, used in turn
 */
export const spool = async function* (
  lines: Readable,
  names: readonly [string, string],
  bytes: number,
): AsyncGenerator<SpoolFile> {
  const files = spoolFiles(lines, names, bytes);
  for (let next = files.next(); ;) {
    const { value, done } = await next;
    if (done) return;
    next = files.next();
    // The error is thrown when the next file is requested.
    next.catch(() => undefined);
    yield value;
  }
};

const spoolFiles = async function* (
  lines: Readable,
  names: readonly [string, string],
  bytes: number,
): AsyncGenerator<SpoolFile, undefined> {
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

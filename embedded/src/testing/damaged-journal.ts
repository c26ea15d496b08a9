import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PAGE_BYTES } from '../journal/frame.ts';
import type { Random } from './random.ts';

export const JOURNALS = ['journal-0', 'journal-1'] as const;

/** A frame that is whole in a journal: its file, where it ends, and which one it is. */
export interface FoundFrame {
  name: string;
  end: number;
  index: number;
}

/** Which of some encoded frames are whole in a folder's journal. */
export function findFrames(folder: string, frames: readonly Buffer[]): FoundFrame[] {
  const pages = new Map(
    JOURNALS.flatMap((name) => {
      const file = readFileSync(join(folder, name));
      return Array.from({ length: Math.ceil(file.length / PAGE_BYTES) }, (_, n) => {
        const at = n * PAGE_BYTES;
        return [file.toString('latin1', at, at + 20), { name, file, at }] as const;
      });
    }),
  );
  return frames.flatMap((frame, index) => {
    const page = pages.get(frame.toString('latin1', 0, 20));
    if (!page) return [];
    return wholeAt(page.file, page.at, frame) ? [{ name: page.name, end: page.at + frame.length, index }] : [];
  });
}

/** Whether a frame stands in a file; the zeros that end it may be cut off. */
const wholeAt = (file: Buffer, at: number, frame: Buffer): boolean => {
  const length = frame.readUInt32BE(4);
  return file.subarray(at, at + length).equals(frame.subarray(0, length));
};

/** Writes a frame behind the last one, or only its beginning, as a crash leaves it. @returns whether it is whole */
export function leavePartialFrame(
  folder: string,
  behind: FoundFrame | undefined,
  frame: Buffer,
  random: Random,
): boolean {
  const path = join(folder, behind?.name ?? JOURNALS[0]);
  const file = readFileSync(path);
  const written = random.chance(0.1) ? frame.length : random.below(frame.length);
  const at = behind?.end ?? 0;
  const longer = Buffer.concat([file], Math.max(file.length, at + frame.length));
  frame.copy(longer, at, 0, written);
  writeFileSync(path, longer);
  // What an older frame left there may be the same as what was not written.
  return wholeAt(longer, at, frame);
}

/** Cuts a file of a journal off anywhere, mostly in what was written, or fills it with zeros from there. */
export function truncateJournal(folder: string, random: Random): void {
  const path = join(folder, random.pick(JOURNALS));
  const file = readFileSync(path);
  const written = file.findLastIndex((byte) => byte !== 0) + 1;
  const cut = random.below((random.chance(0.7) ? written : file.length) + 1);
  writeFileSync(path, Buffer.concat([file.subarray(0, cut)], random.chance(0.5) ? file.length : cut));
}

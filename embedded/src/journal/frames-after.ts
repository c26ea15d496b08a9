/** The positions of a frame: that of the frame before it, and its own last one. */
interface FrameSpan {
  after: number;
  last: number;
}

/**
 * The frames after a position, in order; earlier ones are left out.
 * @throws JournalGap when a frame between is missing
 */
export function framesAfter<Frame extends FrameSpan>(position: number, frames: readonly Frame[]): Frame[] {
  const newer = frames.filter(({ last }) => last > position).sort((a, b) => a.after - b.after);
  let end = position;
  for (const { after, last } of newer) {
    if (after !== end) throw new JournalGap(end, after);
    end = last;
  }
  return newer;
}

/** An acknowledged commit is neither in the database nor in the journal, though a later one is. */
export class JournalGap extends Error {
  constructor(end: number, after: number) {
    super(
      `The journal goes on after ${after}, what is stored ends at ${end}: ` +
        'a part of it is damaged, missing, or of another folder. Restore a backup, or all files of the folder together.',
    );
  }
}

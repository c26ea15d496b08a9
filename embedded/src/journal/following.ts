/** What a frame says of its place: the one it follows, and its own. */
interface Placed {
  after: number;
  last: number;
}

/**
 * Those of some frames that come after a place, in order. What is not after it is left out.
 * @throws JournalGap when a frame between is missing
 */
export function following<Frame extends Placed>(place: number, frames: readonly Frame[]): Frame[] {
  const newer = frames.filter(({ last }) => last > place).sort((a, b) => a.after - b.after);
  let end = place;
  for (const { after, last } of newer) {
    if (after !== end) throw new JournalGap(end, after);
    end = last;
  }
  return newer;
}

/** What was acknowledged is neither in the database nor in the journal, though what came later is. */
export class JournalGap extends Error {
  constructor(end: number, after: number) {
    super(
      `The journal goes on after ${after}, what is stored ends at ${end}: ` +
        'a part of it is damaged, missing, or of another folder. Restore a backup, or all files of the folder together.',
    );
  }
}

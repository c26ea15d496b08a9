import { Random } from '../../testing/random.ts';
import { EventMaker } from '../testing/event-maker.ts';
import { JournalGap } from '../../journal/frames-after.ts';
import { PAGE_BYTES, readFrames as readAny } from '../../journal/frame.ts';
import { decodeFrame, encodeFrame, type EventFrame, eventsAfter } from './journal-frame.ts';

const readFrames = (file: Buffer): EventFrame[] => readAny(file).map(decodeFrame);
const lastOf = ({ last }: EventFrame): number => last;

/** Frames of one event, of several pages, and of many events, each after the one before. */
function someFrames(): { frames: EventFrame[]; encoded: Buffer[] } {
  const maker = new EventMaker();
  const frames: EventFrame[] = [];
  for (const sizes of [[10], [9000], [1, 2, 3], [PAGE_BYTES], [700]]) {
    const events = sizes.map((n) => maker.next('a', n));
    frames.push({ after: frames.at(-1)?.last ?? 0, last: events.at(-1)!.position, events });
  }
  return { frames, encoded: frames.map(({ after, events }) => encodeFrame(after, events)) };
}

/** How many of some frames lie wholly before a byte, but for the zeros they end with. */
const wholeBefore = (encoded: Buffer[], end: number): number => {
  let at = 0;
  return encoded.filter((frame) => (at += frame.length) - frame.length + frame.readUInt32BE(4) <= end).length;
};

describe('frames of the journal', () => {
  const { frames, encoded } = someFrames();
  const file = Buffer.concat(encoded);

  it('are read as they were written, each on pages of its own', () => {
    expect(readFrames(file)).toEqual(frames);
    for (const frame of encoded) expect(frame.length % PAGE_BYTES).toBe(0);
    expect(readFrames(Buffer.concat([file, Buffer.alloc(3 * PAGE_BYTES)]))).toEqual(frames);
    expect(readFrames(Buffer.alloc(PAGE_BYTES))).toEqual([]);
    expect(readFrames(Buffer.alloc(0))).toEqual([]);
  });

  it('are whole or not there, wherever a file is cut off, zeroed or rubbish from', () => {
    const random = new Random(1);
    const rubbish = random.bytes(file.length);
    const wrong: unknown[] = [];
    for (let cut = 0; cut <= file.length; cut++) {
      const begun = file.subarray(0, cut);
      const zeroed = Buffer.concat([begun], file.length);
      const spoiled = Buffer.concat([begun, rubbish.subarray(cut)]);
      for (const [kind, bytes] of Object.entries({ begun, zeroed, spoiled }))
        if (readFrames(bytes).length !== wholeBefore(encoded, cut)) wrong.push([kind, cut]);
    }
    expect(wrong).toEqual([]);
  });

  it('are not read when any byte of them has changed', () => {
    let at = 0;
    const wrong: unknown[] = [];
    for (const [index, frame] of encoded.entries()) {
      for (let offset = 0; offset < frame.readUInt32BE(4); offset++) {
        const changed = Buffer.from(file);
        changed[at + offset]! ^= 1 << (offset % 8);
        const found = readFrames(changed).map(lastOf);
        if (found.length !== frames.length - 1 || found.includes(lastOf(frames[index]!))) wrong.push([index, offset]);
      }
      at += frame.length;
    }
    expect(wrong).toEqual([]);
  });

  it('go on from where the database ends, in whatever order they are found', () => {
    const backwards = frames.toReversed();
    expect(eventsAfter(0, backwards)).toEqual(frames.flatMap(({ events }) => events));
    expect(eventsAfter(lastOf(frames[2]!), backwards)).toEqual([...frames[3]!.events, ...frames[4]!.events]);
    expect(eventsAfter(lastOf(frames[4]!), backwards)).toEqual([]);
    expect(eventsAfter(lastOf(frames[4]!) + 1000, backwards)).toEqual([]);
  });

  it('refuse to go on over a gap', () => {
    expect(() => eventsAfter(0, frames.slice(1))).toThrow(JournalGap);
    expect(() => eventsAfter(0, [frames[0]!, frames[1]!, frames[3]!])).toThrow(JournalGap);
    expect(() => eventsAfter(frames[2]!.events[0]!.position, frames)).toThrow(JournalGap);
  });
});

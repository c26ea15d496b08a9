import { actKinds } from '@henna/domain';
import { kindBits } from './act-block.ts';
import { doneBits, memberDefinitions, type MemberMetric } from './member-metrics.ts';

/** How many members, or pairs, did what must be done to be counted, and how many of them reached the goal. */
export interface Count {
  based: number;
  reached: number;
}

const kindMask = (1 << kindBits) - 1;
const doneMask = (1 << doneBits) - 1;
/** Room for what was done in a cell, and in a span of it. */
const markSize = 1 << (2 * doneBits);
const lastMark = 2 ** 31;
/** More than there are members, so that one number counts both. */
const oneReached = 2 ** 26;

/** What each member has done in a cell and in a span of it, while the acts of it pass; nothing is made for an act. */
export class DoneByMember {
  readonly #bits: Uint8Array;
  /** By what one had done before an act and after it: one for whoever is counted now, and `oneReached` for whoever reached the goal. */
  readonly #gains: Float64Array;
  /** By member, a mark that grows with every span of every cell, and what was done in that cell before and in that span. */
  readonly #done: Int32Array;
  #ofCell = 0;
  #ofSpan = 0;
  #inCell = 0;
  #inSpan = 0;

  constructor(metric: MemberMetric, memberNumbers: number) {
    const { bits } = memberDefinitions[metric];
    this.#bits = Uint8Array.from(actKinds, (kind) => bits[kind]);
    this.#gains = gainsOf(metric);
    this.#done = new Int32Array(memberNumbers);
  }

  /** @param spans that it has at most */
  beginCell(spans: number): void {
    if (this.#ofSpan > lastMark - (spans + 1) * markSize) {
      this.#done.fill(0);
      this.#ofSpan = 0;
    }
    this.#ofCell = this.#ofSpan + markSize;
  }

  beginSpan(): void {
    this.#ofSpan += markSize;
    this.#inCell = 0;
    this.#inSpan = 0;
  }

  /** Adds what came of the acts since the span began to it and to the cell. */
  endSpan(span: Count, cell: Count): void {
    add(span, this.#inSpan);
    add(cell, this.#inCell);
  }

  // The two below have no branches, which nobody could foretell: a mark below that of the cell or span stands for nothing done.

  /** Lets some of the acts pass. */
  take(acts: Uint32Array, from: number, to: number): void {
    const [done, ofSpan, ofCell, bits, gains] = [this.#done, this.#ofSpan, this.#ofCell, this.#bits, this.#gains];
    let inSpan = 0;
    let inCell = 0;
    for (let at = from; at < to; at++) {
      const act = acts[at]!;
      const bit = bits[act & kindMask]!;
      const member = act >>> kindBits;
      const known = done[member]!;
      const spanBits = known & doneMask & ~((known - ofSpan) >> 31);
      const cellBits = (known >> doneBits) & doneMask & ~((known - ofCell) >> 31);
      done[member] = ofSpan | ((cellBits | bit) << doneBits) | spanBits | bit;
      inSpan += gains[(spanBits << doneBits) | spanBits | bit]!;
      inCell += gains[(cellBits << doneBits) | cellBits | bit]!;
    }
    this.#inSpan += inSpan;
    this.#inCell += inCell;
  }

  /** The same, counting in the span and in the cell only those whose first act was done before. @param firsts hours by member */
  takeReturning(acts: Uint32Array, from: number, to: number, firsts: Int32Array, spanFrom: number, cellFrom: number) {
    const [done, ofSpan, ofCell, bits, gains] = [this.#done, this.#ofSpan, this.#ofCell, this.#bits, this.#gains];
    let inSpan = 0;
    let inCell = 0;
    for (let at = from; at < to; at++) {
      const act = acts[at]!;
      const bit = bits[act & kindMask]!;
      const member = act >>> kindBits;
      const known = done[member]!;
      const first = firsts[member]!;
      const spanBits = known & doneMask & ~((known - ofSpan) >> 31);
      const cellBits = (known >> doneBits) & doneMask & ~((known - ofCell) >> 31);
      done[member] = ofSpan | ((cellBits | bit) << doneBits) | spanBits | bit;
      inSpan += ((first - spanFrom) >>> 31) * gains[(spanBits << doneBits) | spanBits | bit]!;
      inCell += ((first - cellFrom) >>> 31) * gains[(cellBits << doneBits) | cellBits | bit]!;
    }
    this.#inSpan += inSpan;
    this.#inCell += inCell;
  }
}

const add = (count: Count, gained: number): void => {
  count.based += gained % oneReached;
  count.reached += Math.floor(gained / oneReached);
};

const gainsOf = (metric: MemberMetric): Float64Array => {
  const { base, goal } = memberDefinitions[metric];
  const isNew = (bits: number, before: number, after: number) =>
    (after & bits) === bits && (before & bits) !== bits ? 1 : 0;
  return Float64Array.from({ length: markSize }, (_, index) => {
    const [before, after] = [index >> doneBits, index & doneMask];
    return isNew(base, before, after) + oneReached * isNew(goal, before, after);
  });
};

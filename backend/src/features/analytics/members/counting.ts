import { blockDays, type ActBlock } from './act-block.ts';
import { DoneByMember, type Count } from './done-by-member.ts';
import type { Acts } from './kept-acts.ts';
import type { Cell } from './member-cells.ts';
import { memberDefinitions, type MemberMetric } from './member-metrics.ts';

/** In UTC hours since 1970-01-01, from the first to the one behind the last. */
export interface HourSpan {
  readonly from: number;
  readonly to: number;
}

/** What a group comes to in each span, and in all of them together. */
export interface GroupCount {
  readonly total: Count;
  readonly spans: readonly Count[];
}

const blockHours = blockDays * 24;

/** Walks through acts and counts members once in each span, and once in all of them. */
export class Counting {
  readonly #blocks: readonly ActBlock[];
  readonly #done: DoneByMember;
  /** Of each block, where a shelf is gone on with. */
  readonly #next: readonly Uint32Array[];
  /** Where it is asked for, by member: the hour of the first act, if that lies in a span; else it was before them all. */
  readonly #firsts: Int32Array | undefined;

  /** @param spans ascending, one behind the other */
  constructor(
    metric: MemberMetric,
    { blocks, memberNumbers }: Acts,
    private readonly spans: readonly HourSpan[],
  ) {
    this.#blocks = blocks;
    this.#done = new DoneByMember(metric, memberNumbers);
    this.#next = blocks.map(({ starts }) => starts.slice());
    this.#firsts = memberDefinitions[metric].isOfReturning && this.#firstsOf(memberNumbers);
  }

  nothing(): GroupCount {
    const none = () => ({ based: 0, reached: 0 });
    return { total: none(), spans: this.spans.map(none) };
  }

  /** Adds what a cell comes to. @returns how many acts were looked at */
  count({ shelves }: Cell, { total, spans }: GroupCount): number {
    for (const [index, { starts }] of this.#blocks.entries()) {
      const next = this.#next[index]!;
      for (const shelf of shelves) if (shelf < next.length) next[shelf] = starts[shelf]!;
    }
    this.#done.beginCell(spans.length);
    let acts = 0;
    for (const [index, span] of this.spans.entries()) {
      this.#done.beginSpan();
      for (let block = 0; block < this.#blocks.length; block++) {
        const { firstHour } = this.#blocks[block]!;
        if (span.to > firstHour && span.from < firstHour + blockHours) acts += this.#walk(block, shelves, span);
      }
      this.#done.endSpan(spans[index]!, total);
    }
    return acts;
  }

  /** Goes on through the acts of a block that lie in a span. @returns how many they are */
  #walk(block: number, shelves: readonly number[], { from, to }: HourSpan): number {
    const { firstHour, starts, acts, hours } = this.#blocks[block]!;
    const next = this.#next[block]!;
    const before = from - firstHour;
    const behind = to - firstHour;
    const allFrom = this.spans[0]!.from;
    let walked = 0;
    for (const shelf of shelves) {
      if (shelf + 1 >= starts.length) continue;
      const end = starts[shelf + 1]!;
      let at = next[shelf]!;
      if (at === end) continue;
      if (before > 0) while (at < end && hours[at]! < before) at++;
      let stop = end;
      if (behind < blockHours) for (stop = at; stop < end && hours[stop]! < behind;) stop++;
      next[shelf] = stop;
      if (stop === at) continue;
      walked += stop - at;
      if (this.#firsts) this.#done.takeReturning(acts, at, stop, this.#firsts, from, allFrom);
      else this.#done.take(acts, at, stop);
    }
    return walked;
  }

  #firstsOf(memberNumbers: number): Int32Array {
    const firsts = new Int32Array(memberNumbers).fill(-1);
    const { from } = this.spans[0]!;
    const { to } = this.spans.at(-1)!;
    for (const { firstHour, firstMembers, firstHours } of this.#blocks)
      for (let index = 0; index < firstMembers.length; index++) {
        const hour = firstHour + firstHours[index]!;
        if (hour >= from && hour < to) firsts[firstMembers[index]!] = hour;
      }
    return firsts;
  }
}

import { addBlock, addPerson, blockDays, blockOf, kindBits, noActs, type ActBlock, type ActList } from './act-block.ts';
import type { MetricPersonDocument } from '@henna/domain';

/** What is to be read or was read of a UTC day: when it changed last. */
export type Stamps = ReadonlyMap<number, string>;

/** First and last UTC day. */
export type Days = readonly [first: number, last: number];

/** What members did, at one moment. What is kept may change after it. */
export interface Acts {
  /** Ascending. */
  readonly blocks: readonly ActBlock[];
  /** Members have numbers below it. */
  readonly memberNumbers: number;
  /** Product ids by number. */
  readonly products: readonly string[];
}

export const blockNumberOf = (day: number): number => Math.floor(day / blockDays);

const isWithin = (number: number, [first, last]: Days): boolean =>
  number >= blockNumberOf(first) && number <= blockNumberOf(last);

interface KeptBlock extends ActBlock {
  readonly stamps: Stamps;
}

/** What members did on UTC days that were read, in memory. */
export class KeptActs {
  /** The one that was asked for longest ago comes first. */
  readonly #blocks = new Map<number, KeptBlock>();
  readonly #members = new Ordinals();
  readonly #products = new Ordinals();
  readonly #numbers = {
    product: (id: string) => this.#products.hold(id),
    member: (id: string) => this.#members.hold(id),
  };

  /** Days that are not known as they are now. @param stamps of the days between that hold anything */
  outdated([first, last]: Days, stamps: Stamps): readonly number[] {
    const known = [...this.#blocks.values()].flatMap((block) => [...block.stamps.keys()]);
    const days = new Set([...stamps.keys(), ...known.filter((day) => day >= first && day <= last)]);
    return [...days]
      .filter((day) => this.#blocks.get(blockNumberOf(day))?.stamps.get(day) !== stamps.get(day))
      .sort((a, b) => a - b);
  }

  /** Puts days in the place of what is known of them. @throws what the reading of the people throws; nothing changes then */
  async take(number: number, stamps: Stamps, people: AsyncIterable<MetricPersonDocument>, days: readonly number[]) {
    const list = noActs();
    try {
      for await (const person of people) addPerson(list, person, this.#numbers);
    } catch (error) {
      this.#release(membersOf(list));
      throw error;
    }
    const before = this.#blocks.get(number);
    const replaced = new Set(days);
    const leftOut = before ? addBlock(list, before, replaced) : [];
    const known = [...(before?.stamps ?? [])].filter(([day]) => !replaced.has(day));
    const read = days.flatMap((day) => (stamps.has(day) ? [[day, stamps.get(day)!] as const] : []));
    this.#blocks.set(number, { ...blockOf(number, list), stamps: new Map([...known, ...read]) });
    this.#release(leftOut);
  }

  /** What is known of days; it stays longer than what was asked for before. */
  of(days: Days): Acts {
    const blocks = [...this.#blocks.keys()]
      .filter((number) => isWithin(number, days))
      .sort((a, b) => a - b)
      .map((number) => {
        const block = this.#blocks.get(number)!;
        this.#blocks.delete(number);
        this.#blocks.set(number, block);
        return block;
      });
    const products = this.#products.ids.map((id) => id!);
    return { blocks, memberNumbers: this.#members.ids.length, products };
  }

  /** Forgets others than these days, what was asked for longest ago first, until no more acts are left than that. */
  shrink(most: number, days: Days): void {
    let acts = [...this.#blocks.values()].reduce((sum, block) => sum + block.acts.length, 0);
    for (const [number, block] of this.#blocks) {
      if (acts <= most) return;
      if (isWithin(number, days)) continue;
      this.#blocks.delete(number);
      this.#release(addBlock(noActs(), block, new Set(block.stamps.keys())));
      acts -= block.acts.length;
    }
  }

  #release(members: readonly number[]): void {
    for (const member of members) this.#members.release(member);
  }
}

const membersOf = ({ acts, firstMembers }: ActList): readonly number[] => [
  ...acts.map((act) => act >>> kindBits),
  ...firstMembers,
];

/** Numbers from 0 for ids, so that columns hold numbers. One that nobody holds any more is forgotten, and its number given anew. */
export class Ordinals {
  readonly #numbers = new Map<string, number>();
  readonly #ids: (string | undefined)[] = [];
  readonly #holds: number[] = [];
  readonly #free: number[] = [];

  /** The number of an id, held once more. */
  hold(id: string): number {
    let number = this.#numbers.get(id);
    if (number === undefined) {
      number = this.#free.pop() ?? this.#ids.length;
      this.#numbers.set(id, number);
      this.#ids[number] = id;
      this.#holds[number] = 0;
    }
    this.#holds[number]! += 1;
    return number;
  }

  /** Lets go of a number once. */
  release(number: number): void {
    this.#holds[number]! -= 1;
    if (this.#holds[number]! > 0) return;
    this.#numbers.delete(this.#ids[number]!);
    this.#ids[number] = undefined;
    this.#free.push(number);
  }

  /** By number; `undefined` where it is nobody's now. */
  get ids(): readonly (string | undefined)[] {
    return this.#ids;
  }
}

import { add, addAll, forEach, has, type Bits } from './bits.ts';

/** A list is kept while the set is this small, however narrow the range of its slots. */
const smallestBits = 64;

/**
 * Slots of one word or group: a list while they are few, one bit each as soon as that is smaller. Adding a set to others
 * costs at most the range of slots divided by 32.
 */
export class SlotSet {
  private list: number[] | undefined = [];
  private bits: Bits = none;
  private count = 0;

  static from(slots: Bits): SlotSet {
    const set = new SlotSet();
    forEach(slots, (slot) => set.add(slot));
    return set;
  }

  get size(): number {
    return this.count;
  }

  /** A slot that is in the set may be added again only before another one is. */
  add(slot: number): void {
    if (this.list) {
      if (this.list.length === 0) this.list = [slot];
      else if (this.list.at(-1) === slot) return;
      else this.list.push(slot);
      this.count++;
      if (this.count >= smallestBits && this.count > slot >>> 5) this.toBits();
      return;
    }
    if (slot >>> 5 >= this.bits.length) this.grow(slot);
    if (has(this.bits, slot)) return;
    add(this.bits, slot);
    this.count++;
  }

  remove(slot: number): void {
    if (!this.list) {
      if (!has(this.bits, slot)) return;
      this.bits[slot >>> 5]! &= ~(1 << (slot & 31));
      this.count--;
      return;
    }
    const index = this.list.lastIndexOf(slot);
    if (index === -1) return;
    const last = this.list.pop()!;
    if (last !== slot) this.list[index] = last;
    this.count--;
  }

  /** Puts every slot into a set with room for it. */
  addTo(target: Bits): void {
    if (!this.list) addAll(target, this.bits.length > target.length ? this.bits.subarray(0, target.length) : this.bits);
    else for (const slot of this.list) add(target, slot);
  }

  private toBits() {
    let highest = 0;
    for (const slot of this.list!) highest = Math.max(highest, slot);
    this.bits = new Uint32Array((highest >>> 5) + 1);
    for (const slot of this.list!) add(this.bits, slot);
    this.list = undefined;
  }

  private grow(slot: number) {
    const larger = new Uint32Array(Math.max(this.bits.length * 2, (slot >>> 5) + 1));
    larger.set(this.bits);
    this.bits = larger;
  }
}

const none: Bits = new Uint32Array(0);

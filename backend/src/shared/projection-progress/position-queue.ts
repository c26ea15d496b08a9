interface Positioned {
  readonly position: bigint;
}

/** Entries sorted by position, then by insertion. */
export class PositionQueue<Entry extends Positioned> {
  private readonly entries: Entry[] = [];

  get size(): number {
    return this.entries.length;
  }

  add(entry: Entry): void {
    this.entries.splice(this.countUpTo(entry.position), 0, entry);
  }

  /** Removes and returns all entries up to a position, inclusive. */
  removeUpTo(position: bigint): Entry[] {
    return this.entries.splice(0, this.countUpTo(position));
  }

  remove(entry: Entry): void {
    for (let index = this.countUpTo(entry.position) - 1; index >= 0; index--) {
      if (this.entries[index] === entry) this.entries.splice(index, 1);
      if (this.entries[index]?.position !== entry.position) return;
    }
  }

  removeAll(): Entry[] {
    return this.entries.splice(0);
  }

  private countUpTo(position: bigint): number {
    let from = 0;
    let to = this.entries.length;
    while (from < to) {
      const middle = (from + to) >>> 1;
      if (this.entries[middle]!.position <= position) from = middle + 1;
      else to = middle;
    }
    return from;
  }
}

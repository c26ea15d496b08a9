const remembered = 20_000;

/** When each topic changed last, as far back as it is remembered. */
export class RecentChanges {
  /** Positions by topic, those changed longest ago first. */
  private readonly positions = new Map<string, bigint>();

  /**
   * @param horizon what changed up to here is not known
   * @param bound topics remembered
   */
  constructor(
    private horizon: bigint,
    private readonly bound: number = remembered,
  ) {}

  note(topics: Iterable<string>, position: bigint): void {
    for (const topic of topics) {
      this.positions.delete(topic);
      this.positions.set(topic, position);
    }
    for (const [topic, changed] of this.positions) {
      if (this.positions.size <= this.bound) return;
      this.positions.delete(topic);
      this.horizon = changed;
    }
  }

  /** Whether one of these topics changed after a position; `undefined` when that is not known any more. */
  changedSince(topics: readonly string[], position: bigint): boolean | undefined {
    if (position < this.horizon) return undefined;
    return topics.some((topic) => (this.positions.get(topic) ?? -1n) > position);
  }
}

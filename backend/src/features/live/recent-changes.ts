import { LRUCache } from 'lru-cache';

const remembered = 20_000;

/** When each topic changed last, as far back as it is remembered. */
export class RecentChanges {
  /** Positions by topic. */
  private readonly positions: LRUCache<string, bigint>;

  /**
   * @param horizon what changed up to here is not known
   * @param max topics remembered
   */
  constructor(
    private horizon: bigint,
    max: number = remembered,
  ) {
    this.positions = new LRUCache({
      max,
      dispose: (changed, _topic, reason) => {
        if (reason === 'evict') this.horizon = changed;
      },
    });
  }

  note(topics: Iterable<string>, position: bigint): void {
    for (const topic of topics) this.positions.set(topic, position);
  }

  /** Whether one of these topics changed after a position; `undefined` when that is not known any more. */
  changedSince(topics: readonly string[], position: bigint): boolean | undefined {
    if (position < this.horizon) return undefined;
    return topics.some((topic) => (this.positions.peek(topic) ?? -1n) > position);
  }
}
